#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: The Tessera authors

"""Makes the files beside it, with other programs than ours. What it needs stands in README.md."""

import os, subprocess, struct, random, io, math
from PIL import Image, ImageOps, ImageDraw, ImageCms, ImageChops
os.chdir(os.path.dirname(os.path.abspath(__file__)))
os.makedirs('/tmp/tessera-fixtures', exist_ok=True)
def run(c, **k): subprocess.run(c, shell=True, check=True, executable='/bin/bash', **k)
random.seed(7)
def photo(w,h):
    im=Image.new('RGB',(w,h)); p=im.load()
    for y in range(h):
        for x in range(w):
            p[x,y]=(int(127+120*math.sin(x/7)),int(127+120*math.cos((x+y)/9)),min(255,max(0,y*255//h+random.randint(-20,20))))
    d=ImageDraw.Draw(im); d.ellipse((w//4,h//4,w//2,h//2),fill=(250,20,20)); d.line((0,h-1,w-1,0),fill=(0,0,0))
    return im
im=photo(61,43); im.save('/tmp/tessera-fixtures/p.ppm'); 
os.environ['JSIMD_FORCENONE']='1'
def dj(name, opt='', out=None):
    run(f'djpeg -dct int {opt} {name}.jpg > /tmp/tessera-fixtures/o.pnm'); Image.open('/tmp/tessera-fixtures/o.pnm').convert('RGB').save((out or name)+'.expected.png')
for n,o in {'baseline-420':'-quality 80 -sample 2x2','baseline-422':'-quality 80 -sample 2x1','baseline-444':'-quality 90 -sample 1x1','progressive':'-quality 75 -progressive','gray':'-quality 80 -grayscale','restart':'-quality 60 -restart 1','rgb':'-quality 90 -rgb','arithmetic':'-quality 80 -arithmetic'}.items():
    run(f'cjpeg {o} /tmp/tessera-fixtures/p.ppm > {n}.jpg'); dj(n)
for s in (2,4,8): dj('baseline-420', f'-scale 1/{s}', f'baseline-420-{s}'); dj('progressive', f'-scale 1/{s}', f'progressive-{s}')
im.convert('CMYK').save('cmyk-adobe.jpg',quality=90)
Image.open('cmyk-adobe.jpg').convert('RGB').save('cmyk-adobe.expected.png')
# orientations: a letter F of blocks
f=Image.new('RGB',(24,16),(255,255,255)); d=ImageDraw.Draw(f); d.rectangle((0,0,7,15),fill=(200,0,0)); d.rectangle((8,0,15,7),fill=(0,0,200)); f.save('/tmp/tessera-fixtures/f.ppm')
for k in range(1,9):
    run(f'cjpeg -quality 90 -sample 1x1 /tmp/tessera-fixtures/f.ppm > orientation-{k}.jpg && exiftool -q -overwrite_original -n -Orientation={k} -XResolution=300 -YResolution=300 -ResolutionUnit=2 orientation-{k}.jpg')
    run(f'djpeg -dct int orientation-{k}.jpg > /tmp/tessera-fixtures/o.ppm')
    a=Image.open('/tmp/tessera-fixtures/o.ppm'); 
    T={1:None,2:Image.FLIP_LEFT_RIGHT,3:Image.ROTATE_180,4:Image.FLIP_TOP_BOTTOM,5:Image.TRANSPOSE,6:Image.ROTATE_270,7:Image.TRANSVERSE,8:Image.ROTATE_90}[k]
    b=ImageOps.exif_transpose(Image.open(f'orientation-{k}.jpg'))
    (a if T is None else a.transpose(T)).save(f'orientation-{k}.expected.png')
    assert b.size==(a if T is None else a.transpose(T)).size
# profile by hand
def s15(v): return struct.pack('>i', round(v*65536))
def profile(col, curve, gray=False):
    def xyz(v): return b'XYZ \0\0\0\0'+b''.join(map(s15,v))
    tags={b'desc':b'desc\0\0\0\0'+struct.pack('>I',5)+b'Test\0'+b'\0'*78, b'cprt':b'text\0\0\0\0none\0', b'wtpt':xyz((0.9642,1,0.8249))}
    if gray: tags[b'kTRC']=curve
    else:
        for n,v in zip((b'rXYZ',b'gXYZ',b'bXYZ'),col): tags[n]=xyz(v)
        for n in (b'rTRC',b'gTRC',b'bTRC'): tags[n]=curve
    off=128+4+12*len(tags); table=struct.pack('>I',len(tags)); body=b''
    for n,v in tags.items():
        v+=b'\0'*(-len(v)%4); table+=n+struct.pack('>II',off+len(body),len(v)); body+=v
    size=off+len(body)
    h=struct.pack('>I4sI4s4s4s',size,b'\0\0\0\0',0x02400000,b'mntr',b'GRAY' if gray else b'RGB ',b'XYZ ')+b'\0'*12+b'acsp'+b'\0'*28+s15(0.9642)+s15(1)+s15(0.8249)
    return (h+b'\0'*(128-len(h)))+table+body
para=b'para\0\0\0\0'+struct.pack('>HH',3,0)+b''.join(map(s15,(2.4,1/1.055,0.055/1.055,1/12.92,0.04045)))
gam=lambda g:b'curv\0\0\0\0'+struct.pack('>IH',1,round(g*256))
p3=profile([(0.51512,0.24120,-0.00105),(0.29198,0.69225,0.04189),(0.15710,0.06657,0.78407)],para)
srgb=profile([(0.43607,0.22249,0.01392),(0.38515,0.71687,0.09708),(0.14307,0.06061,0.71410)],para)
g18=profile(None,gam(1.8),True)
open('/tmp/tessera-fixtures/p3.icc','wb').write(p3)
patches=[(255,0,0),(0,255,0),(0,0,255),(200,100,50),(50,200,100),(128,128,128),(255,255,255),(0,0,0),(30,60,90),(180,170,160)]
pp=Image.new('RGB',(10,1)); pp.putdata(patches); pp.save('p3.png',icc_profile=p3); pp.save('srgb-profile.png',icc_profile=srgb)
pa=pp.convert('RGBA'); pa.putalpha(128); pa.save('p3-alpha.png',icc_profile=p3)
q=Image.new('RGB',(80,8)); [q.paste(c,(i*8,0,i*8+8,8)) for i,c in enumerate(patches)]
q.save('p3.jpg',quality=100,subsampling=0,icc_profile=p3); run('djpeg -dct int p3.jpg > /tmp/tessera-fixtures/o.ppm'); Image.open('/tmp/tessera-fixtures/o.ppm').save('p3.samples.png')
q.save('srgb-profile.jpg',quality=100,subsampling=0,icc_profile=ImageCms.ImageCmsProfile(ImageCms.createProfile('sRGB')).tobytes()); run('djpeg -dct int srgb-profile.jpg > /tmp/tessera-fixtures/o.ppm'); Image.open('/tmp/tessera-fixtures/o.ppm').save('srgb-profile.expected.png')
gr=Image.new('L',(10,1)); gr.putdata([0,10,40,80,100,128,160,200,240,255]); gr.save('gray-1.8.png',icc_profile=g18)
# webp
im.save('/tmp/tessera-fixtures/p.png'); al=im.convert('RGBA'); m=Image.new('L',im.size); mp=m.load()
for y in range(43):
    for x in range(61): mp[x,y]=min(255,x*5)
al.putalpha(m); al.save('/tmp/tessera-fixtures/a.png')
for n,o in {'lossy':'-q 70 /tmp/tessera-fixtures/p.png','lossless':'-lossless -exact /tmp/tessera-fixtures/a.png','lossy-alpha':'-q 70 -exact /tmp/tessera-fixtures/a.png'}.items():
    run(f'cwebp -quiet {o} -o {n}.webp && dwebp -quiet -noasm {n}.webp -o {n}.expected.png')
run('exiftool -q -b -exif orientation-6.jpg > /tmp/tessera-fixtures/e.exif; cwebp -quiet -lossless /tmp/tessera-fixtures/f.ppm -o /tmp/tessera-fixtures/f.webp; webpmux -set exif /tmp/tessera-fixtures/e.exif /tmp/tessera-fixtures/f.webp -o orientation-6.webp 2>/dev/null')
f.transpose(Image.ROTATE_270).save('orientation-6-webp.expected.png')
pp.save('/tmp/tessera-fixtures/pp.png'); run('cwebp -quiet -lossless /tmp/tessera-fixtures/pp.png -o /tmp/tessera-fixtures/pp.webp; webpmux -set icc /tmp/tessera-fixtures/p3.icc /tmp/tessera-fixtures/pp.webp -o p3.webp 2>/dev/null')
# png eXIf
f.save('/tmp/tessera-fixtures/f.png'); f.save('orientation-8.png', exif=(lambda e:(e.__setitem__(0x0112,8),e)[1])(Image.Exif()))
f.transpose(Image.ROTATE_90).save('orientation-8-png.expected.png')
# gif
im.convert('P',palette=Image.ADAPTIVE,colors=64).save('still.gif'); 
run('gifsicle -i still.gif -o interlaced.gif 2>/dev/null')
for n in ('still','interlaced'): Image.open(n+'.gif').convert('RGBA').save(n+'-gif.expected.png')
frames=[]
for k in range(5):
    g=Image.new('RGBA',(20,14),(0,0,0,0)); d=ImageDraw.Draw(g); d.rectangle((k*3,k*2,k*3+6,k*2+5),fill=(50*k,255-40*k,90,255)); frames.append(g)
def strip(name,out):
    a=Image.open(name); fs=[]
    for i in range(a.n_frames): a.seek(i); fs.append(a.convert('RGBA'))
    s=Image.new('RGBA',(fs[0].width,fs[0].height*len(fs)));[s.paste(x,(0,i*x.height)) for i,x in enumerate(fs)]; s.save(out)
    print(name,len(fs),[a.seek(i) or a.info.get('duration') for i in range(a.n_frames)], a.info.get('loop'))
for n,dsp in {'keep':1,'clear':2}.items():
    frames[0].save(f'{n}.gif',save_all=True,append_images=frames[1:],duration=[100,50,200,20,70],loop=0,disposal=dsp); strip(f'{n}.gif',f'{n}-gif.expected.png')
for k,g in enumerate(frames):
    b=Image.new('RGBA',(20,14),(0,0,0,0)); box=g.getbbox(); h=Image.new('P',(20,14)); 
    g.save(f'/tmp/tessera-fixtures/f{k}.gif')
run('gifsicle --loopcount=3 --delay=12 --disposal=previous /tmp/tessera-fixtures/f0.gif /tmp/tessera-fixtures/f1.gif /tmp/tessera-fixtures/f2.gif /tmp/tessera-fixtures/f3.gif /tmp/tessera-fixtures/f4.gif -O2 > previous.gif 2>/dev/null'); strip('previous.gif','previous-gif.expected.png')
run('gif2webp -quiet previous.gif -o moving.webp'); strip('moving.webp','moving-webp.expected.png')
try:
    import pillow_heif
    pillow_heif.register_heif_opener(); photo(64,48).save('photo.heic',quality=80); Image.open('photo.heic').convert('RGB').save('photo-heic.expected.png')
except Exception as e: print('heif',e)
