import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { daysBetween } from '#contract/base/time/working-days.ts';
import { typo } from '#contract/base/words/typo.ts';
import { insolvency } from '#contract/insolvency/endpoints.ts';
import type { CaseView, Claim } from '#contract/insolvency/schema.ts';
import { useChange } from '../base/data.ts';
import { useLanguage, useText } from '../base/texts.tsx';
import { useDayText, useShown } from '../base/when.ts';
import { Card } from '../kit/card/Card.tsx';
import { download } from '../kit/files/download.ts';
import { Meter } from '../kit/motifs/Meter.tsx';
import css from './Insolvency.module.css';
import { crowns } from './shown.ts';

type TermProps = { one: CaseView; today: string };
/** Until when the claim is filed, as far as the register says. */
export function TermCard({ one: { term }, today }: TermProps) {
  const say = useText();
  const { day } = useShown();
  const { weekday } = useDayText();
  if (!term)
    return (
      <Card title={say('INSOLVENCY.TERM.TITLE')} padded>
        <p>{say('INSOLVENCY.TERM.NONE')}</p>
      </Card>
    );
  const [all, left] = [daysBetween(term.from, term.day), daysBetween(today, term.day)];
  const gone = Math.min(all, Math.max(0, all - left));
  const on = weekday(term.day, 'long');
  const percent = (gone / all) * 100;
  const said = { from: day(term.from), counted: day(term.counted), day: day(term.day) };
  return (
    <Card title={say('INSOLVENCY.TERM.TITLE')} padded>
      <p className={css.big}>{day(term.day)}</p>
      <p className={css.under}>
        {left < 0
          ? say('INSOLVENCY.TERM.OVER', { weekday: on })
          : say('INSOLVENCY.TERM.LEFT', { weekday: on, n: left })}
      </p>
      <Meter
        mini
        parts={[
          { tone: left < 0 ? 'against' : 'for', percent },
          { tone: 'absent', percent: 100 - percent },
        ]}
        label={say('INSOLVENCY.TERM.RAIL', { gone, all })}
      />
      <p className={css.quiet}>
        {say(term.counted === term.day ? 'INSOLVENCY.TERM.EXACT' : 'INSOLVENCY.TERM.MOVED', said)}
      </p>
    </Card>
  );
}

type Item = Claim['before'][number];
function Row({ item: { text, month, unit, open }, isLater = false }: { item: Item; isLater?: boolean }) {
  const say = useText();
  const { of } = useDayText();
  const what = month ? say('INSOLVENCY.CLAIM.MONTH', { month: of(month, { month: 'long', year: 'numeric' }) }) : text;
  return (
    <tr>
      <td>
        {typo(what)}
        <span className={css.quiet}>{isLater ? say('INSOLVENCY.CLAIM.LATER') : unit}</span>
      </td>
      <td>{crowns(open)}</td>
    </tr>
  );
}

/** The same on paper, to go with the claim. */
function Annex({ id }: { id: number }) {
  const say = useText();
  const { locale: lang } = useLanguage();
  const { run, busy } = useChange(insolvency.annex);
  const print = async () => {
    const ticket = await run({ id, lang }).catch(() => undefined);
    if (ticket) download(ticket.url);
  };
  return (
    <Button
      variant="default"
      leftSection={<IconPrinter size={20} stroke={1.75} aria-hidden="true" />}
      loading={busy}
      onClick={() => void print()}
    >
      {say('INSOLVENCY.CLAIM.PRINT')}
    </Button>
  );
}

/** What the units owe, before and after the proceeding began. */
export function ClaimCard({ id, claim, isStarted }: { id: number; claim: Claim; isStarted: boolean }) {
  const say = useText();
  const { day } = useShown();
  const { before, after, filed, total, since } = claim;
  return (
    <Card title={say('INSOLVENCY.CLAIM.TITLE')} padded>
      <p className={css.big}>{crowns(filed)}</p>
      <p className={css.under}>
        {total === '0.00' ? say('INSOLVENCY.CLAIM.NONE') : say('INSOLVENCY.CLAIM.OF', { amount: crowns(total) })}
      </p>
      <table className={css.debts} aria-label={say('INSOLVENCY.CLAIM.TITLE')}>
        <tbody>
          {before.map((item) => (
            <Row key={item.id} item={item} />
          ))}
          {since && (
            <tr>
              <th colSpan={2} className={css.cut}>
                {say(isStarted ? 'INSOLVENCY.CLAIM.LINE' : 'INSOLVENCY.CLAIM.LINE_DECLARED', { day: day(since) })}
              </th>
            </tr>
          )}
          {after.map((item) => (
            <Row key={item.id} item={item} isLater />
          ))}
        </tbody>
      </table>
      <p className={css.quiet}>{say(since ? 'INSOLVENCY.CLAIM.BY' : 'INSOLVENCY.CLAIM.NO_DAY')}</p>
      {total !== '0.00' && <Annex id={id} />}
    </Card>
  );
}
