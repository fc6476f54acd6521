import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { association } from '#contract/association/endpoints.ts';
import { pictures } from '#contract/association/endpoints-pictures.ts';
import { members } from '#contract/members/endpoints.ts';
import { avatars } from '#contract/members/endpoints-avatar.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { sendFile } from '#house/sending.ts';

let portal: TestPortal;
let house: TestHouse;
let chair: Person;
beforeAll(async () => {
  portal = await aPortal();
  house = await aHouse(portal);
  chair = await house.chair();
});
afterAll(() => portal.close());

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#206254' } });
const logo = (body: string | Buffer, name = 'logo.png', who = chair) =>
  sendFile(who, pictures.keepLogo, name, body, { field: 'avatar' });
const get = (url: string) => portal.app.inject({ method: 'GET', url });

describe('the logo', () => {
  it('is written anew, small and without what the camera put in, and shown inline to the house alone', async () => {
    const taken = await drawn(1200, 600)
      .withExif({ IFD0: { Artist: 'Tajný Fotograf' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { data } = (await logo(taken, 'IMG.JPG')) as { data: { avatar: string } };
    const owner = await house.owner();
    const { avatar } = await owner.asks(pictures.logo, {});
    expect((await owner.asks(association.mine, {})).svj.avatar).toBe(avatar);
    // Where houses are chosen from too, by the right in that house.
    expect((await owner.asks(association.all, {})).svj_list.map((c) => c.avatar)).toEqual([avatar]);
    const reply = await get(avatar as string);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=3600, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(reply.headers['content-disposition']).toMatch(/^inline/);
    const seen = await sharp(reply.rawPayload).metadata();
    expect([seen.format, seen.width, seen.height, seen.exif, seen.orientation]).toEqual([
      'webp',
      256,
      512,
      undefined,
      undefined,
    ]);
    expect(reply.rawPayload.includes('Fotograf')).toBe(false);

    portal.clock.now = new Date(portal.clock.now.getTime() + 60_000);
    expect((await owner.asks(pictures.logo, {})).avatar).toBe(avatar);
    await house.inside((db) => db.execute(`update member set has_access = false where id = ${owner.memberId}`));
    expect((await get(avatar as string)).statusCode).toBe(403);
    expect((await get(`${data.avatar}A`)).statusCode).toBe(401);
  });

  it('of another house is not there, nor is the one before', async () => {
    const other = await aHouse(portal);
    const { avatar } = await chair.asks(pictures.logo, {});
    expect((await (await other.owner()).asks(pictures.logo, {})).avatar).toBeNull();
    await logo(await drawn(10, 10).png().toBuffer());
    expect((await get(avatar as string)).statusCode).toBe(404);
    expect(await house.count('picture')).toBe(1);
    await chair.asks(pictures.dropLogo, {});
    expect(await house.count('picture')).toBe(0);
    expect((await chair.asks(association.mine, {})).svj.avatar).toBeNull();
  });

  it('may be JPEG, PNG, WebP or GIF by content', async () => {
    for (const format of ['jpeg', 'png', 'webp', 'gif'] as const) {
      const { code } = await logo(await drawn(20, 20).toFormat(format).toBuffer(), 'cokoli.txt');
      expect([format, code]).toEqual([format, 200]);
    }
  });

  it('is refused with a sentence when it is something else', async () => {
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(40)]);
    // 8,000 × 8,000 pixels of one colour: a small file that would unpack into 200 MB.
    const bomb = await sharp({
      create: { width: 8000, height: 8000, channels: 3, background: 'red' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    const half = (await drawn(300, 300).png().toBuffer()).subarray(0, 60);
    const told = async (body: string | Buffer) => {
      const { code, message } = await logo(body, 'logo.png');
      return [code, message?.content];
    };
    expect(await told(heic)).toEqual([415, 'PICTURE.ERRORS.HEIC']);
    expect(await told('<?xml version="1.0"?><svg onload="alert(1)"/>')).toEqual([415, 'PICTURE.ERRORS.SVG']);
    expect(await told('<html><script>alert(1)</script>')).toEqual([415, 'PICTURE.ERRORS.TYPE']);
    expect(await told(bomb)).toEqual([422, 'PICTURE.ERRORS.PIXELS']);
    expect(await told(half)).toEqual([422, 'PICTURE.ERRORS.BROKEN']);
    expect(await told(Buffer.alloc(6 * 1024 * 1024))).toEqual([413, 'BASE.ERRORS.TOO_LARGE']);
  });
});

describe('photographs of members', () => {
  it('everybody keeps their own, the committee anybody’s, and the erased leave none', async () => {
    const owner = await house.owner();
    const other = await house.owner();
    const face = await drawn(40, 40).png().toBuffer();
    const send = (who: Person, id: number | null) => sendFile(who, avatars.keep, 'ja.png', face, { id: id as number });
    expect((await send(owner, owner.memberId)).code).toBe(200);
    expect((await send(owner, other.memberId)).code).toBe(404);
    expect((await send(chair, other.memberId)).code).toBe(200);
    const { avatar } = await owner.asks(members.one, { id: other.memberId as number });
    expect((await get(avatar as string)).headers['content-type']).toBe('image/webp');
    const { users } = await owner.asks(members.list, {});
    expect(
      users
        .filter((u) => u.avatar !== null)
        .map((u) => u.id)
        .sort(),
    ).toEqual([owner.memberId, other.memberId].sort());
    expect((await owner.refused(avatars.drop, { id: other.memberId })).code).toBe(404);
    await owner.asks(avatars.drop, { id: owner.memberId as number });
    await chair.asks(members.archive, { id: other.memberId as number });
    const before = await house.count('picture');
    await chair.asks(members.remove, { id: other.memberId as number });
    expect(await house.count('picture')).toBe(before - 1);
  });
});
