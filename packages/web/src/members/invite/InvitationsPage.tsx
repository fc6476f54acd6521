import { Button } from '@mantine/core';
import { IconMail, IconPrinter } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { letters } from '#contract/activation/endpoints-letters.ts';
import { lettering } from '#contract/activation/rules-letters.ts';
import type { Ways } from '#contract/activation/schema-letters.ts';
import type { Out } from '#contract/base/calls/endpoint.ts';
import { memberLinks } from '#contract/members/links.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { useChange, useReading } from '../../base/data.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useMay } from '../../base/me.tsx';
import { Refused } from '../../base/Refused.tsx';
import { useLanguage, useText } from '../../base/texts.tsx';
import { useShown } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { CardLead, CardNone, CardRow, CardRows } from '../../kit/card/CardRows.tsx';
import { confirm } from '../../kit/dialog/confirm.tsx';
import { download } from '../../kit/files/download.ts';
import { Meter } from '../../kit/motifs/Meter.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { PageHead, PageLead } from '../../kit/page/PageHead.tsx';
import { RecordShape } from '../../kit/page/Shapes.tsx';
import css from './Invitations.module.css';
import { useInviteMany } from './InviteMany.tsx';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
type Skipped = Out<typeof letters.print>['skipped'];

/** How many got how far, as a rail and as four numbers. */
function Counts({ counts }: Ways) {
  const say = useText();
  const sum = counts.in + counts.opened + counts.invited + counts.none;
  const percent = (part: number) => (sum === 0 ? 0 : (part / sum) * 100);
  const steps = [
    ['in', 'for'],
    ['opened', 'said'],
    ['invited', 'abstain'],
    ['none', 'absent'],
  ] as const;
  return (
    <Card title={say('LETTERS.SUM', { count: sum })} padded>
      <Meter
        label={say('LETTERS.BAR', counts)}
        parts={steps.map(([step, tone]) => ({ tone, percent: percent(counts[step]) }))}
      />
      <dl className={css.counts}>
        {steps.map(([step]) => (
          <div key={step}>
            <dt>{say(`LETTERS.COUNTS.${step}`)}</dt>
            <dd>{counts[step]}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Waiting({ waiting }: Ways) {
  const say = useText();
  const { moment } = useShown();
  const change = useChange(letters.decide);
  if (waiting.length === 0) return null;
  const decide = async (one: Ways['waiting'][number], approved: boolean) => {
    const sure =
      approved ||
      (await confirm({
        title: say('LETTERS.REFUSE_TITLE', { email: one.email }),
        text: say('LETTERS.REFUSE_TEXT', { name: one.full_name }),
        yes: say('LETTERS.REFUSE'),
        no: say('FORM.KEEP'),
        danger: true,
      }));
    if (sure) await change.run({ id: one.letterId, approved, email: one.email }).catch(() => undefined);
  };
  return (
    <div className={css.lit}>
      <Card title={say('LETTERS.WAITING')}>
        <CardLead>{say('LETTERS.WAITING_TEXT')}</CardLead>
        <CardRows>
          {waiting.map((one) => (
            <CardRow key={one.letterId}>
              <span className={css.words}>
                <b>{one.email}</b>
                <span>
                  <Link {...memberLinks.one(one.id)}>{one.full_name}</Link>, {moment(one.askedAt)}
                </span>
              </span>
              <span className={css.acts}>
                <Button variant="default" disabled={change.busy} onClick={() => void decide(one, false)}>
                  {say('LETTERS.REFUSE')}
                  <span className="vh"> {say('LETTERS.FOR', { name: one.full_name })}</span>
                </Button>
                <Button disabled={change.busy} onClick={() => void decide(one, true)}>
                  {say('LETTERS.APPROVE')}
                  <span className="vh"> {say('LETTERS.FOR', { name: one.full_name })}</span>
                </Button>
              </span>
            </CardRow>
          ))}
        </CardRows>
      </Card>
    </div>
  );
}

/** Prints letters; who got none is told with the reason. */
function usePrint() {
  const { locale } = useLanguage();
  const change = useChange(letters.print);
  const [skipped, tell] = useState<Skipped>([]);
  const print = async (ids: number[]) => {
    const done = await change.run({ ids: ids.slice(0, lettering.atOnce), lang: locale }).catch(() => undefined);
    if (!done) return;
    tell(done.skipped);
    if (done.url) download(done.url);
  };
  return { print, busy: change.busy, skipped };
}

function Forgotten({ forgotten, print, busy }: Ways & { print: (ids: number[]) => Promise<void>; busy: boolean }) {
  const say = useText();
  const { invite, busy: inviting, place } = useInviteMany();
  const idsOf = (hasEmail: boolean) => forgotten.filter((one) => one.hasEmail === hasEmail).map((one) => one.id);
  const [byMail, byLetter] = [idsOf(true), idsOf(false)];
  return (
    <Card
      title={say('LETTERS.FORGOTTEN')}
      aside={
        // Above the list: in a large house its end is far away.
        <div className={css.acts}>
          {byMail.length > 0 && (
            <Button
              variant="default"
              leftSection={<IconMail {...icon} />}
              loading={inviting}
              onClick={() => void invite(byMail)}
            >
              {say('LETTERS.BY_MAIL', { count: byMail.length })}
            </Button>
          )}
          {byLetter.length > 0 && (
            <Button
              variant="default"
              leftSection={<IconPrinter {...icon} />}
              loading={busy}
              onClick={() => void print(byLetter)}
            >
              {say('LETTERS.BY_LETTER', { count: Math.min(byLetter.length, lettering.atOnce) })}
            </Button>
          )}
        </div>
      }
    >
      {byLetter.length > lettering.atOnce && <CardLead>{say('LETTERS.MOST')}</CardLead>}
      {forgotten.length === 0 && <CardNone>{say('LETTERS.NOBODY')}</CardNone>}
      <CardRows>
        {forgotten.map((one) => (
          <CardRow key={one.id}>
            <Link {...memberLinks.one(one.id)}>{one.full_name}</Link>
            <span className={css.state}>{say(one.hasEmail ? 'LETTERS.HAS_EMAIL' : 'LETTERS.NO_EMAIL')}</span>
          </CardRow>
        ))}
      </CardRows>
      {place}
    </Card>
  );
}

function LettersOut({ letters: out, print, busy }: Ways & { print: (ids: number[]) => Promise<void>; busy: boolean }) {
  const say = useText();
  const { dayOf } = useShown();
  if (out.length === 0) return null;
  return (
    <Card title={say('LETTERS.OUT')}>
      <CardLead>{say('LETTERS.AGAIN_TEXT')}</CardLead>
      <CardRows>
        {out.map((one) => (
          <CardRow key={one.id}>
            <span className={css.words}>
              <Link {...memberLinks.one(one.id)}>{one.full_name}</Link>
              <span>{say('LETTERS.UNTIL', { day: dayOf(one.expiresAt) })}</span>
            </span>
            <Button variant="default" disabled={busy} onClick={() => void print([one.id])}>
              {say('LETTERS.AGAIN')}
              <span className="vh"> {say('LETTERS.FOR', { name: one.full_name })}</span>
            </Button>
          </CardRow>
        ))}
      </CardRows>
    </Card>
  );
}

/** /sousede/pozvanky: how the house comes in, addresses that wait, and nobody forgotten. */
export function InvitationsPage() {
  const say = useText();
  const administers = useMay('members', 'rw');
  const of = useReading(letters.ways, {}, { when: administers, hears: ['members'] });
  const { print, busy, skipped } = usePrint();
  if (!administers) return <Refused />;
  return (
    <>
      <PageHead title={say('LETTERS.TITLE')} back={{ ...memberLinks.list(), name: say('MEMBERS.TITLE') }} />
      <PageLead>{say('LETTERS.LEAD')}</PageLead>
      <Loaded of={of} shape={<RecordShape />}>
        {(ways) => (
          <>
            <Waiting {...ways} />
            <Counts {...ways} />
            {skipped.length > 0 && (
              <Note tone="warn" live>
                <b>{say('LETTERS.SKIPPED')}</b>
                {skipped.map((one) => (
                  <p key={one.id}>
                    {one.full_name}: {say(one.why as TextKey)}
                  </p>
                ))}
              </Note>
            )}
            <Forgotten {...ways} print={print} busy={busy} />
            <LettersOut {...ways} print={print} busy={busy} />
          </>
        )}
      </Loaded>
    </>
  );
}
