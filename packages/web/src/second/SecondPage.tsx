import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { PageSize } from '#contract/base/calls/paging.ts';
import { cashLinks } from '#contract/cashdesk/links.ts';
import { proxyLinks, voteLinks } from '#contract/motions/links.ts';
import { second } from '#contract/second/endpoints.ts';
import type { ActRow, VerifierAsk } from '#contract/second/schema.ts';
import { unitLinks } from '#contract/units/links.ts';
import { useChange, useReading } from '../base/data.ts';
import { Loaded } from '../base/Loaded.tsx';
import { useMay } from '../base/me.tsx';
import { useText } from '../base/texts.tsx';
import { useWhen } from '../base/when.ts';
import { Card } from '../kit/card/Card.tsx';
import { Tag } from '../kit/card/Tag.tsx';
import { EmptyState } from '../kit/motifs/EmptyState.tsx';
import { PageHead } from '../kit/page/PageHead.tsx';
import { ListShape } from '../kit/page/Shapes.tsx';
import { Pager } from '../kit/table/Pager.tsx';
import css from './SecondPage.module.css';

/** /hlasovani/druha-osoba: what waits for a second person, and whether I will be a verifier. */
export function SecondPage() {
  const say = useText();
  const [page, goTo] = useState(1);
  const [sizePerPage, resize] = useState<PageSize>(25);
  const votes = useMay('vote', 'r');
  const back = votes ? { back: { ...voteLinks.list(), name: say('VOTE.TITLE') } } : {};
  const of = useReading(second.list, { page, sizePerPage }, { keep: true });
  return (
    <>
      <PageHead title={say('SECOND.TITLE')} {...back} />
      <p className={css.lead}>{say('SECOND.LEAD')}</p>
      <Loaded of={of} shape={<ListShape />}>
        {({ acts, total, asks }) => (
          <>
            {asks.length > 0 && <Asks asks={asks} />}
            <Card>
              {total === 0 ? (
                <EmptyState kind="empty" title={say('SECOND.EMPTY_TITLE')} text={say('SECOND.EMPTY_TEXT')} />
              ) : (
                <>
                  <ul className={css.list} aria-label={say('SECOND.LIST_LABEL')}>
                    {acts.map((act) => (
                      <Act key={act.id} act={act} />
                    ))}
                  </ul>
                  <Pager
                    {...{ page, size: sizePerPage, total, shown: acts.length, goTo }}
                    resize={(size) => {
                      goTo(1);
                      resize(size);
                    }}
                  />
                </>
              )}
            </Card>
          </>
        )}
      </Loaded>
    </>
  );
}

/** Where the paper is shown and decided on. */
function Door({ act }: { act: ActRow }) {
  const say = useText();
  const words = say(act.mine ? 'SECOND.SHOW' : 'SECOND.SHOW_ONLY');
  const vote = act.vote?.id ?? 0;
  if (act.kind === 'paper')
    return (
      <Link {...voteLinks.paper(vote)} search={{ tab: 'list' }} className={css.link}>
        {words}
      </Link>
    );
  if (act.kind === 'closing')
    return (
      <Link {...cashLinks.closing(act.subjectId)} className={css.link}>
        {words}
      </Link>
    );
  if (act.kind === 'sheet')
    return (
      <Link {...voteLinks.one(vote)} className={css.link}>
        {words}
      </Link>
    );
  return act.kind === 'proxy' ? (
    <Link {...proxyLinks.one(act.subjectId)} className={css.link}>
      {words}
    </Link>
  ) : (
    <Link {...unitLinks.one(act.subjectId)} className={css.link}>
      {words}
    </Link>
  );
}

function Act({ act }: { act: ActRow }) {
  const say = useText();
  const when = useWhen();
  const whom = act.turn
    ? `${say(`SECOND.TURN.${act.atOnce ? 'everybody' : act.turn}`)} (${say('SECOND.TURN_COUNT', { count: act.askedCount })})`
    : say('SECOND.TURN.nobody');
  const until = act.until ? say('SECOND.UNTIL', { at: when.moment(act.until) }) : say('SECOND.NO_UNTIL');
  return (
    <li className={css.entry}>
      <span className={css.main}>
        <b>
          {say(`SECOND.KINDS.${act.kind}`)}: {say(`SECOND.ABOUT.${act.kind}`, { of: act.of, to: act.to })}
        </b>
        {act.vote && act.kind !== 'sheet' && <span>{act.vote.name}</span>}
        <span className={css.side}>
          {' '}
          {say('SECOND.COLUMNS.asked')}:{' '}
          {say('SECOND.WRITTEN', { who: act.askedBy || say('SECOND.BY_PORTAL'), at: when.moment(act.askedAt) })}
        </span>
      </span>
      <span className={css.side}>
        {say('SECOND.TITLE')}: {whom}, {until}
      </span>
      {act.mine && <Tag tone="warn">{say('SECOND.MINE')}</Tag>}
      <Door act={act} />
    </li>
  );
}

/** Questions whether the reader will be a verifier, answered with one click. */
function Asks({ asks }: { asks: readonly VerifierAsk[] }) {
  const say = useText();
  const touches = { touches: [second.list] };
  const agree = useChange(second.agree, touches);
  const decline = useChange(second.decline, touches);
  return (
    <div className={css.asks}>
      <Card title={say('SECOND.ASKS.TITLE')}>
        <ul className={css.list}>
          {asks.map((ask) => (
            <li key={ask.id} className={css.entry}>
              <span className={css.main}>
                <b>
                  {ask.vote
                    ? say('SECOND.ASKS.FOR_VOTE', { vote: ask.vote.name })
                    : say(ask.kind === 'closing' ? 'SECOND.ASKS.FOR_CLOSING' : 'SECOND.ASKS.FOR_ACT', {
                        of: ask.of,
                        to: ask.to,
                      })}
                </b>
                {say('SECOND.ASKS.TEXT')}{' '}
                <span className={css.side}>
                  {ask.namedBy ? say('SECOND.ASKS.NAMED', { who: ask.namedBy }) : say('SECOND.ASKS.BY_PORTAL')}
                </span>
              </span>
              <span className={css.buttons}>
                <Button
                  variant="default"
                  loading={decline.busy}
                  onClick={() => void decline.run({ id: ask.id }).catch(() => undefined)}
                >
                  {say('SECOND.ASKS.DECLINE')}
                </Button>
                <Button loading={agree.busy} onClick={() => void agree.run({ id: ask.id }).catch(() => undefined)}>
                  {say('SECOND.ASKS.AGREE')}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
