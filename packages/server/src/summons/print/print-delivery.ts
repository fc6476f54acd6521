import { setImmediate as turn } from 'node:timers/promises';
import { showMoment } from '#contract/base/time/dates.ts';
import type { DeliveryEntry, DeliverySeat, DeliverySummary } from '#contract/summons/schema.ts';
import { channels } from '#contract/summons/schema.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import type { Block, Sheet } from '../../base/pdf/pdf-blocks.ts';
import { speak } from '../../base/text/speak.ts';

/** Whoever reads the minutes gets no mailboxes of neighbours. */
type Readers = 'committee' | 'owners';

function entryText(lang: Locale, { state, at, who, recipient, number }: DeliveryEntry, readers: Readers): string {
  const say = speak(lang);
  return say(`SUMMONS_PRINT.LEDGER.STATES.${state}`, {
    at: showMoment(new Date(at)),
    who: who ?? say('SUMMONS_PRINT.LEDGER.NOBODY'),
    recipient: (readers === 'committee' && recipient) || 'none',
    number: number ?? say('SUMMONS_PRINT.LEDGER.NO_NUMBER'),
  });
}

function summaryRows(lang: Locale, name: string, s: DeliverySummary): [string, string][] {
  const t = (word: 'MEETING' | 'CALLED' | 'SENT' | 'FULL' | 'SEATS' | 'DELIVERED' | 'WAITING' | 'MISSING' | 'BY') =>
    speak(lang)(`SUMMONS_PRINT.LEDGER.${word}`);
  const say = speak(lang);
  const by = channels
    .filter((c) => s.channels[c] > 0)
    .map((c) =>
      say('SUMMONS_PRINT.LEDGER.CHANNEL_COUNT', {
        channel: say(`SUMMONS_PRINT.LEDGER.CHANNELS.${c}`),
        count: s.channels[c],
      }),
    );
  return [
    [t('MEETING'), name],
    [t('CALLED'), s.calledBy ?? say('SUMMONS_PRINT.LEDGER.NOBODY')],
    [t('SENT'), showMoment(new Date(s.sentAt))],
    [t('FULL'), say('SUMMONS_PRINT.LEDGER.FULL_OF', { full: s.full, days: s.days })],
    [t('SEATS'), String(s.seats)],
    [t('DELIVERED'), String(s.delivered)],
    ...(by.length > 0 ? [[t('BY'), by.join(', ')] as [string, string]] : []),
    [t('WAITING'), String(s.waiting)],
    [t('MISSING'), String(s.missing)],
  ];
}

function unitsText(lang: Locale, { units, isLater, isEnded }: DeliverySeat): string {
  const say = speak(lang);
  const marks = [isLater && say('SUMMONS_PRINT.LEDGER.LATER'), isEnded && say('SUMMONS_PRINT.LEDGER.ENDED')];
  return [units, ...marks.filter(Boolean)].join('\n');
}

type Ledger = { name: string; summary: DeliverySummary; seats: readonly DeliverySeat[] };

/** Places said at once: two thousand of them take an eighth of a second, for which nobody else would be answered. */
const atOnce = 50;

/** How many and how, then every place with all that is written down of it; others get their turns meanwhile. */
export async function deliveryBlocks(
  lang: Locale,
  { name, summary, seats }: Ledger,
  readers: Readers,
): Promise<Block[]> {
  const say = speak(lang);
  const head = [say('SUMMONS_PRINT.LEDGER.UNITS'), say('SUMMONS_PRINT.LEDGER.OWNERS'), say('SUMMONS_PRINT.LEDGER.HOW')];
  const rows: string[][] = [];
  for (const s of seats) {
    const said = s.entries.map((e) => entryText(lang, e, readers)).join('\n');
    rows.push([unitsText(lang, s), s.owners, said || say('SUMMONS_PRINT.LEDGER.NONE')]);
    if (rows.length % atOnce === 0) await turn();
  }
  return [
    { kind: 'facts', rows: summaryRows(lang, name, summary) },
    { kind: 'table', head, rows, widths: [2, 3, 6] },
  ];
}

/** The ledger of deliveries as a paper of its own, for the committee. */
export async function deliverySheet(lang: Locale, ledger: Ledger): Promise<Sheet> {
  const say = speak(lang);
  const heading = { kind: 'heading', level: 1, text: say('SUMMONS_PRINT.LEDGER.TITLE') } as const;
  const blocks: Block[] = [heading, ...(await deliveryBlocks(lang, ledger, 'committee'))];
  return { blocks, foot: say('SUMMONS_PRINT.LEDGER.FOOT', { name: ledger.name }) };
}
