import { Button } from '@mantine/core';
import { IconArrowBackUp, IconThumbUp } from '@tabler/icons-react';
import { equals, type Fraction, fromText, percent } from '#contract/base/shares/fraction.ts';
import { proposals } from '#contract/proposals/endpoints.ts';
import { isReached, missing, quarter } from '#contract/proposals/rules.ts';
import type { ProposalDetail } from '#contract/proposals/schema.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { Meter } from '../../kit/motifs/Meter.tsx';
import { usePercentText } from '../../kit/share/Share.tsx';
import css from './Proposal.module.css';

type Props = { p: ProposalDetail };
const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
/** For drawing alone. */
const widthOf = (part: Fraction): number => percent(part, 6);

/** What part of all votes supports it, beside the quarter of the law, and the reader's own support. */
export function SupportCard({ p }: Props) {
  const say = useText();
  const asPercent = usePercentText();
  const part = fromText(p.part);
  return (
    <Card title={say('PROPOSAL.SUPPORT.TITLE')} aside={say('PROPOSAL.SUPPORTERS', { count: p.supporterCount })} padded>
      <p className={css.number}>{asPercent(part)}</p>
      <p className={css.of}>{say('PROPOSAL.SUPPORT.OF')}</p>
      <span className={css.post} aria-hidden="true">
        {say('PROPOSAL.SUPPORT.POST')}
      </span>
      <Meter
        parts={[
          { tone: 'for', percent: widthOf(part) },
          { tone: 'absent', percent: 100 - widthOf(part) },
        ]}
        post={widthOf(quarter)}
        label={say('PROPOSAL.SUPPORT.RAIL', { percent: asPercent(part) })}
      />
      {p.state === 'open' && <Lack p={p} />}
      <Own p={p} />
    </Card>
  );
}

/** What it lacks for more than a quarter by two owners. */
function Lack({ p: { part: text, several } }: Props) {
  const say = useText();
  const asPercent = usePercentText();
  const part = fromText(text);
  const lacks = missing(part);
  const said = () => {
    if (isReached({ part, several })) return say('PROPOSAL.SUPPORT.REACHED');
    if (lacks.num > 0n) return say('PROPOSAL.SUPPORT.MISSING', { percent: asPercent(lacks) });
    return say(equals(part, quarter) ? 'PROPOSAL.SUPPORT.AT_QUARTER' : 'PROPOSAL.SUPPORT.ONE_OWNER');
  };
  return <p className={css.said}>{said()}</p>;
}

function Own({ p: { id, may } }: Props) {
  const say = useText();
  const { run, busy } = useChange(proposals.support);
  if (!may.support && !may.takeBack) return null;
  const turn = () => void run({ id, supports: may.support }).catch(() => undefined);
  return (
    <div className={css.button}>
      {may.support ? (
        <Button
          // Who may put it on an agenda has that as the one filled button.
          variant={may.take ? 'default' : 'filled'}
          leftSection={<IconThumbUp {...icon} />}
          loading={busy}
          onClick={turn}
        >
          {say('PROPOSAL.SUPPORT.GIVE')}
        </Button>
      ) : (
        <Button variant="default" leftSection={<IconArrowBackUp {...icon} />} loading={busy} onClick={turn}>
          {say('PROPOSAL.SUPPORT.TAKE_BACK')}
        </Button>
      )}
      <p className={css.quiet}>{say('PROPOSAL.SUPPORT.NAMES')}</p>
    </div>
  );
}
