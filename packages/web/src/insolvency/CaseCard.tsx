import { Button } from '@mantine/core';
import { IconCheck, IconExternalLink, IconMinus, IconX } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { typo } from '#contract/base/words/typo.ts';
import type { CaseView } from '#contract/insolvency/schema.ts';
import type { Verdict } from '#contract/insolvency/schema-words.ts';
import { useText } from '../base/texts.tsx';
import { useShown } from '../base/when.ts';
import { type Fact, Facts } from '../kit/card/Facts.tsx';
import { Tag } from '../kit/card/Tag.tsx';
import { Decide } from './Decide.tsx';
import css from './Insolvency.module.css';
import { StartDialog } from './StartDialog.tsx';
import { type Shown, signs, stateOf } from './shown.ts';

type Told = Shown & { mayWrite: boolean };
/** The first of several cases has the one filled button. */
type Props = Told & { isFirst: boolean };

/** A case of somebody who is watched: what agrees, what is known, and what a person says to it. */
export function CaseCard({ one, watch, mayWrite, isFirst }: Props) {
  const say = useText();
  const state = stateOf({ one, watch });
  const { tone, icon } = signs[state];
  const units = watch.units.map((u) => u.number).join(', ');
  const said = { name: typo(watch.user), unit: units };
  const titles = {
    probable: say(watch.units.length > 1 ? 'INSOLVENCY.CASE.ASK_MANY' : 'INSOLVENCY.CASE.ASK', said),
    found: say('INSOLVENCY.CASE.FOUND', said),
    ended: say('INSOLVENCY.CASE.ENDED', said),
  };
  const leads = { probable: 'LEAD', found: watch.ic ? 'LEAD_IC' : null, ended: 'LEAD_ENDED' } as const;
  const lead = leads[state];
  return (
    <section className={`${css.lit} ${state === 'found' ? '' : css.waits}`} aria-label={titles[state]}>
      <Tag tone={tone} icon={icon}>
        {say(`INSOLVENCY.STATES.${state}`)}
      </Tag>
      <h2 className={css.title}>{titles[state]}</h2>
      {lead && <p className={css.lead}>{say(`INSOLVENCY.CASE.${lead}`)}</p>}
      {one.rows.length > 0 && <Compared rows={one.rows} />}
      <About one={one} watch={watch} mayWrite={mayWrite} />
      {one.decisionReason && <Decided one={one} />}
      {mayWrite && state !== 'found' && <Decide one={one} isOver={state === 'ended'} isFirst={isFirst} />}
    </section>
  );
}

const marks = { same: IconCheck, differs: IconX, unknown: IconMinus } as const;
const looks: Readonly<Record<Verdict, string | undefined>> = { same: css.same, differs: css.differs, unknown: '' };

function Compared({ rows }: Pick<CaseView, 'rows'>) {
  const say = useText();
  const { day } = useShown();
  const shown = (what: CaseView['rows'][number]['what'], text: string) =>
    text === '' ? say('INSOLVENCY.CASE.NOT_SAID') : what === 'born' ? day(text) : typo(text);
  return (
    <>
      <table className={css.compare}>
        <thead>
          <tr>
            <th scope="col">{say('INSOLVENCY.CASE.FIELD')}</th>
            <th scope="col">{say('INSOLVENCY.CASE.OURS')}</th>
            <th scope="col">{say('INSOLVENCY.CASE.THEIRS')}</th>
            <th scope="col">{say('INSOLVENCY.CASE.RESULT')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ what, ours, theirs, verdict }) => {
            const Mark = marks[verdict];
            return (
              <tr key={what}>
                <th scope="row">{say(`INSOLVENCY.CASE.ROWS.${what}`)}</th>
                <td>{shown(what, ours)}</td>
                <td>{shown(what, theirs)}</td>
                <td>
                  <span className={`${css.verdict} ${looks[verdict]}`}>
                    <Mark size={18} aria-hidden="true" />
                    {say(`INSOLVENCY.CASE.VERDICTS.${verdict}`)}
                  </span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={css.quiet}>{say('INSOLVENCY.CASE.ADDRESS_HINT')}</p>
    </>
  );
}

function About({ one, watch, mayWrite }: Told) {
  const say = useText();
  const { day, moment } = useShown();
  const [editing, edit] = useState(false);
  const running = one.isPending === null ? 'UNKNOWN' : one.isPending ? 'PENDING' : 'OVER';
  const ended = one.isPending === false && one.endedOn;
  const file: ReactNode = (
    <>
      {[one.fileNumber, one.court].filter(Boolean).join(', ')}
      {one.url && (
        <div>
          <a href={one.url} target="_blank" rel="noreferrer">
            {say('INSOLVENCY.CASE.OPEN')} <IconExternalLink size={17} aria-hidden="true" />
          </a>
        </div>
      )}
    </>
  );
  const started: ReactNode = (
    <>
      {one.startedOn ? day(one.startedOn) : say('INSOLVENCY.CASE.STARTED_NONE')}{' '}
      {mayWrite && (
        <Button variant="subtle" size="compact-md" onClick={() => edit(true)}>
          {say(one.startedOn ? 'INSOLVENCY.CASE.STARTED_EDIT' : 'INSOLVENCY.CASE.STARTED_ADD')}
        </Button>
      )}
    </>
  );
  const last = watch.lastCheck ? moment(watch.lastCheck) : '';
  const facts: Fact[] = [
    [say('INSOLVENCY.CASE.FILE'), file],
    [
      say('INSOLVENCY.CASE.STATE'),
      ended ? say('INSOLVENCY.CASE.OVER_ON', { day: day(ended) }) : say(`INSOLVENCY.CASE.${running}`),
    ],
    [say('INSOLVENCY.CASE.STARTED'), started],
    [say('INSOLVENCY.CASE.DECLARED'), one.declaredOn ? day(one.declaredOn) : say('INSOLVENCY.CASE.DECLARED_NONE')],
    [
      say('INSOLVENCY.CASE.CHECKED'),
      watch.nextCheck ? say('INSOLVENCY.CASE.NEXT', { last, next: moment(watch.nextCheck) }) : last,
    ],
  ];
  return (
    <>
      <Facts facts={facts} narrow />
      {editing && <StartDialog one={one} onClose={() => edit(false)} />}
    </>
  );
}

function Decided({ one }: { one: CaseView }) {
  const say = useText();
  const { dayOf } = useShown();
  const { decision, decidedAt, decidedBy, decisionReason } = one;
  if (!decision || !decidedAt) return null;
  return (
    <div className={css.decide}>
      <strong>{say(`INSOLVENCY.CASE.DECIDED.${decision}`, { day: dayOf(decidedAt), name: typo(decidedBy) })}</strong>
      <p className={css.quiet}>{typo(decisionReason)}</p>
    </div>
  );
}
