import { describe, expect, it } from 'vitest';
import { surveys } from '#contract/surveys/endpoints.ts';
import { aHouse } from '#house/house.ts';
import { aBoardHouse, inDays } from '#house/messages.ts';
import type { TestPortal } from '#house/portal.ts';
import { aDraft, answers, aSurvey } from '#house/surveys.ts';
import { letters, type Office, wishes, withOffice } from '#house/telling.ts';
import { goOnWithAll } from './jobs.ts';

let portal: TestPortal;
let office: Office;
withOffice((...both) => {
  [portal, office] = both;
});

/** What goes out when the clock of the portal comes to this day. */
async function onDay(days: number) {
  portal.clock.now = new Date(inDays(portal, days));
  await goOnWithAll(portal);
  return office.delivered();
}

describe('mails of a survey', () => {
  it('tell whom it is for that it began, those who are missing three days and one day before its end, and of the results', async () => {
    const { chair, alena, bedrich } = await aBoardHouse(portal);
    await aDraft(chair, { name: 'Jen koncept' });
    const s = await aSurvey(chair, { name: 'Barva dveří' });
    const all = [chair, alena, bedrich].map((p) => p.email).sort();
    const began = await office.delivered();
    expect(letters(began)).toEqual(all.map((email) => `${email}: Anketa: Barva dveří`));
    expect(began[0]?.text).toContain('Dveře se budou natírat.');
    expect(began[0]?.text).toContain('Anketa je anonymní: bude vidět, že odpověď přišla, ale ne jaká.');
    expect(began[0]?.text).toContain('Nechci e-maily o anketách z tohoto domu');
    expect(began[0]?.links[0]).toContain(`/ankety/${s.id}?svj=`);
    await answers(alena, s, [0]);
    // Nobody is mailed of an answer.
    expect(await onDay(6)).toEqual([]);
    const missing = [chair, bedrich].map((p) => `${p.email}: Re: Anketa: Barva dveří`).sort();
    const soon = await onDay(1);
    expect(letters(soon)).toEqual(missing);
    expect(soon[0]?.text).toContain('vaše odpověď v ní zatím chybí');
    expect(await onDay(1)).toEqual([]);
    await answers(bedrich, s, [0]);
    expect(letters(await onDay(1))).toEqual([`${chair.email}: Re: Anketa: Barva dveří`]);
    const results = await onDay(1);
    expect(letters(results)).toEqual(all.map((email) => `${email}: Re: Anketa: Barva dveří`));
    expect(results[0]?.text).toContain('Přišly 2 odpovědi.');
    expect(results[0]?.links[0]).toContain(`/ankety/${s.id}/vysledky?svj=`);
    expect(await onDay(1)).toEqual([]);
  }, 60_000);

  it('tell at its beginning one that was started ahead, and results of one for the committee go no further', async () => {
    const { chair, alena, for16 } = await aBoardHouse(portal);
    const times = { dateFrom: inDays(portal, 2), dateTo: inDays(portal, 4) };
    await aSurvey(chair, { name: 'Později', publishing: 'committee', ...times, ...for16 });
    expect(await onDay(1)).toEqual([]);
    expect(letters(await onDay(1))).toEqual([`${alena.email}: Anketa: Později`]);
    expect(letters(await onDay(1))).toEqual([`${alena.email}: Re: Anketa: Později`]);
    expect(letters(await onDay(1))).toEqual([`${chair.email}: Re: Anketa: Později`]);
  }, 60_000);

  it('wait for a digest as each wishes, and do not go to whoever answered meanwhile or when it is gone', async () => {
    const house = await aHouse(portal);
    const [chair, ann, bob] = [await house.chair(), await house.owner(), await house.owner()];
    for (const who of [chair, ann, bob]) await wishes(who, 'daily', null, 'survey');
    const [kept, gone] = [await aSurvey(chair, { name: 'Zůstane' }), await aSurvey(chair, { name: 'Zmizí' })];
    await aSurvey(chair, { name: 'Druhá' });
    expect(await office.delivered()).toEqual([]);
    await answers(ann, kept, [0]);
    await chair.asks(surveys.remove, { id: gone.id });
    const digests = await office.deliveredAt('2026-11-24T07:00:00Z');
    expect(digests.map((m) => m.to)).toEqual([ann, bob, chair].map((p) => p.email).sort());
    const told = (who: typeof ann) => digests.find((m) => m.to === who.email);
    for (const part of ['Zůstane', 'Druhá', 'nová anketa, odpovědět jde do']) expect(told(bob)?.text).toContain(part);
    // One thing is told by its own mail.
    expect(told(ann)?.subject).toBe('Anketa: Druhá');
    for (const { text } of digests) expect(text).not.toContain('Zmizí');
  }, 60_000);
});
