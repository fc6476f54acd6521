import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { mostWaiting } from '../base/files/file-allowance.ts';
import { addFile } from '../base/files/files.ts';
import type { Portal } from '../base/http/handler.ts';
import { keepBytes, receive } from '../base/store/file-receiving.ts';
import { memberOf, type SampleAt } from '../sample/acting.ts';
import type { SampleEmail } from '../sample/people.ts';
import { offerPhotos } from './offers/steps.ts';
import * as scenes from './print-scenes.ts';
import type { At } from './rows/queries.ts';
import { setAlbum } from './writing/queries.ts';
import { writeAlbum } from './writing/steps.ts';
import { placePhotos } from './writing/steps-photos.ts';

const day = 24 * 3600_000;

/** A picture drawn point by point, so that none has to be kept; its camera wrote when it was taken. */
async function drawn(scene: scenes.Scene, sides: readonly [number, number], takenAt: Date): Promise<Buffer> {
  // Drawn at half of its size: a first start waits for all of them.
  const [width, height] = sides.map((side) => side / 2) as [number, number];
  const raw = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at += 1)
    raw.set(scene((at % width) / width, Math.floor(at / width) / height), at * 3);
  const written = `${takenAt.toISOString().slice(0, 10).replaceAll('-', ':')} ${takenAt.toISOString().slice(11, 19)}`;
  return sharp(raw, { raw: { width, height, channels: 3 } })
    .resize(...sides)
    .withExif({ IFD2: { DateTimeOriginal: written, OffsetTimeOriginal: '+00:00' } })
    .jpeg({ quality: 88 })
    .toBuffer();
}

type Shot = {
  scene: scenes.Scene;
  sides: readonly [number, number];
  name: string;
  caption?: string;
  /** Hours after the first one. */
  after: number;
};

async function addPhoto(portal: Portal, at: At, shot: Shot, first: Date): Promise<number> {
  const bytes = await drawn(shot.scene, shot.sides, new Date(first.getTime() + shot.after * 3600_000));
  const file = await receive(portal.config.dataDir, Readable.from([bytes]), `${shot.name}.jpg`);
  try {
    await keepBytes(portal.files, at.scope.svjId, file);
    const allowed = { waiting: mostWaiting.all, quota: portal.config.quota };
    return (await addFile(at.db, at.scope, file, { description: '', isPublic: true }, at.now, allowed)).id;
  } finally {
    await file.discard();
  }
}

type Said = { name: string; description: string; visibility: 'public' | 'private' };
type Made = Said & {
  by: SampleEmail;
  daysAgo: number;
  shots: readonly Shot[];
  /** The event that it is of. */
  of?: string;
  /** What a neighbour brought and the committee is yet to look at. */
  offered?: { by: SampleEmail; shots: readonly Shot[] };
};

/** Whoever acts, with their account: uploads wait for whose it is. */
async function acts(at: At, by: SampleEmail, now: Date): Promise<At> {
  const memberId = await memberOf(at, by);
  const { rows } = await at.db.execute<{ id: number }>(sql`select id from account where email = ${by}`);
  const scope = { ...at.scope, memberId, actorId: memberId, accountId: rows[0]?.id as number };
  return { db: at.db, scope, now };
}

/** An album with its photographs; nobody is mailed of it, all of it happened before the portal began. */
async function makeAlbum(portal: Portal, at: At, made: Made): Promise<void> {
  const { by, daysAgo, shots, of, offered, ...said } = made;
  const acting = await acts(at, by, new Date(at.now.getTime() - daysAgo * day));
  const first = new Date(acting.now.getTime() - day);
  // By daylight, whenever the portal began.
  first.setUTCHours(13, 0, 0, 0);
  const a = await writeAlbum(acting, { ...said, sorted: 'hand', neighbours: offered !== undefined });
  const given = [];
  for (const shot of shots)
    given.push({ fileId: await addPhoto(portal, acting, shot, first), caption: shot.caption ?? '' });
  await placePhotos(acting, a.id, given);
  const { rows } = await at.db.execute<{ id: number }>(sql`
    select id from event where svj_id = ${at.scope.svjId} and title = ${of ?? ''} and deleted_at is null limit 1`);
  await setAlbum(at.db, at.scope, a.id, { toldAt: acting.now, eventId: rows[0]?.id ?? null });
  if (!offered) return;
  const neighbour = await acts(at, offered.by, new Date(at.now.getTime() - day));
  const fileIds = [];
  for (const shot of offered.shots) fileIds.push(await addPhoto(portal, neighbour, shot, first));
  await offerPhotos(neighbour, a.id, fileIds);
}

const wide = [640, 430] as const;
const high = [400, 600] as const;
const long = [760, 430] as const;

const feast: Made = {
  ...{ name: 'Slavnost na dvoře', visibility: 'public', by: 'predseda@lipova.example', daysAgo: 40 },
  description: 'Děkujeme všem, kdo přinesli stůl, koláče nebo dobrou náladu. Máte-li vlastní fotky, přidejte je sem.',
  of: 'Výročí domu',
  offered: {
    by: 'vlastnik@lipova.example',
    shots: [
      { scene: scenes.tree, sides: wide, name: 'lavicka', after: 2 },
      { scene: scenes.cakes, sides: high, name: 'babovka', after: 3 },
    ],
  },
  shots: [
    { scene: scenes.feastByDay, sides: wide, name: 'dvur', caption: 'Stůl drží díky Procházkovým', after: 0 },
    { scene: scenes.tree, sides: high, name: 'orech', caption: 'Pod ořešákem', after: 0.5 },
    { scene: scenes.cakes, sides: wide, name: 'kolace', caption: 'Koláče od Ludmily Dvorské', after: 1 },
    { scene: scenes.feastByNight, sides: long, name: 'vecer', caption: 'Rozsvítilo se v osm', after: 5 },
    { scene: scenes.door, sides: high, name: 'dvere', caption: 'Pavlač ve druhém patře', after: 5.5 },
  ],
};
const attic: Made = {
  ...{ name: 'Střecha před opravou', visibility: 'private', by: 'vybor@lipova.example', daysAgo: 12 },
  description: 'K nabídkám na opravu. Až výbor vybere, uvidí je celý dům.',
  shots: [
    { scene: scenes.roof, sides: wide, name: 'krytina', caption: 'Uvolněné tašky nad vchodem 14', after: 0 },
    { scene: scenes.cellar, sides: high, name: 'puda', after: 0.2 },
  ],
};
const facade: Made = {
  ...{ name: 'Nová fasáda', visibility: 'public', by: 'sprava@spravce.example', daysAgo: 25 },
  description: 'Lešení stálo šest týdnů.',
  shots: [
    { scene: scenes.scaffold, sides: wide, name: 'leseni', caption: 'Lešení ze dvora', after: 0 },
    { scene: scenes.door, sides: high, name: 'vchod', caption: 'Vchod po opravě', after: 20 },
  ],
};

/** Photographs of the sample's houses. */
export async function furnishGallery(portal: Portal, { house, ...at }: SampleAt): Promise<void> {
  const made = { lipova: [attic, feast], dlouha: [facade], prazdna: [] }[house];
  for (const one of made) await makeAlbum(portal, at, one);
}
