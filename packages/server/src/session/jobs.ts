import { sizeText } from '#contract/base/files/files.ts';
import { forgetTold, tellOnce } from '../base/db/told-once.ts';
import type { Portal } from '../base/http/handler.ts';
import { queueMails } from '../base/mail/mail.ts';
import { administrators } from './queries-admins.ts';

const name = 'disk';
/** It is over only well above the reserve, so that a disk on the edge is not told of every hour. */
const over = 1.2;

/** Tells the administrators of the portal that its disk runs out of room: once, until there is room again. */
export async function warnOfDisk(portal: Portal): Promise<void> {
  const { free, reserve, isLow } = await portal.disk.room();
  const now = portal.now();
  await portal.pool.across('read write', async (db) => {
    if (!isLow) {
      if (free >= reserve * over) await forgetTold(db, name);
      return;
    }
    if (!(await tellOnce(db, name, now))) return;
    portal.shout(
      `POZOR: na disku portálu zbývá ${sizeText(free, 'cs')} a rezerva je ${sizeText(reserve, 'cs')}. Nahrávání, importy, tisk a zálohy čekají, až místo přibude.`,
    );
    const mails = (await administrators(db)).map(({ email, lang }) => ({
      svjId: null,
      kind: 'diskLow' as const,
      recipient: email,
      lang,
      data: { free: sizeText(free, lang), reserve: sizeText(reserve, lang) },
      createdAt: now,
    }));
    await queueMails(db, mails);
  });
}
