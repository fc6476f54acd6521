import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { calendars } from '#contract/events/endpoints-calendars.ts';
import { feeds } from '#contract/feeds/endpoints.ts';
import type { FeedList, FeedMade, FeedView } from '#contract/feeds/schema.ts';
import { useReading } from '../../base/data.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useOpened } from '../../base/parts.ts';
import { useText } from '../../base/texts.tsx';
import { CardNone, CardRow, CardRows } from '../../kit/card/CardRows.tsx';
import { Skeleton } from '../../kit/card/Skeleton.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { FeedForm } from './FeedForm.tsx';
import { FeedRow } from './FeedRow.tsx';
import css from './Feeds.module.css';
import { MadeFeed } from './MadeFeed.tsx';

type Step = { at: 'list' } | { at: 'form'; feed: FeedView | null } | { at: 'made'; feed: FeedMade };
type Props = { opened: boolean; onClose: () => void };

/** One's own addresses of the calendar: those that are, a new one, and the one that was just made. */
export function SubscribeDialog({ opened, onClose }: Props) {
  const say = useText();
  const isOpen = useOpened(opened);
  const [step, go] = useState<Step>({ at: 'list' });
  const of = useReading(feeds.list, {}, { when: opened });
  const named = useReading(calendars.list, {}, { when: opened });
  const close = () => {
    go({ at: 'list' });
    onClose();
  };
  const list = () => go({ at: 'list' });
  const made = (feed: FeedMade) => go({ at: 'made', feed });
  return (
    <Dialog opened={isOpen} onClose={close} title={say(step.at === 'made' ? 'FEEDS.READY' : 'FEEDS.TITLE')}>
      <Loaded of={of} shape={<Skeleton rows={3} />}>
        {(all) => (
          <>
            {step.at === 'list' && <Feeds all={all} onEdit={(feed) => go({ at: 'form', feed })} onMade={made} />}
            {step.at === 'form' && (
              <FeedForm
                feed={step.feed}
                calendars={named.data?.calendars ?? []}
                mayCommittee={all.mayCommittee}
                onBack={list}
                onMade={made}
              />
            )}
            {step.at === 'made' && <MadeFeed feed={step.feed} onDone={list} />}
          </>
        )}
      </Loaded>
    </Dialog>
  );
}

type ListProps = { all: FeedList; onEdit: (feed: FeedView | null) => void; onMade: (feed: FeedMade) => void };
function Feeds({ all, onEdit, onMade }: ListProps) {
  const say = useText();
  return (
    <FormStack>
      <p className={css.lead}>{say('FEEDS.LEAD')}</p>
      {all.feeds.length === 0 ? (
        <CardNone>{say('FEEDS.NONE')}</CardNone>
      ) : (
        <>
          <CardRows>
            {all.feeds.map((feed) => (
              <CardRow key={feed.id}>
                <FeedRow feed={feed} onEdit={() => onEdit(feed)} onMade={onMade} />
              </CardRow>
            ))}
          </CardRows>
          <p className={css.quiet}>{say('FEEDS.SLOW')}</p>
        </>
      )}
      <DialogButtons>
        <Button
          leftSection={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
          onClick={() => onEdit(null)}
          data-autofocus
        >
          {say('FEEDS.NEW')}
        </Button>
      </DialogButtons>
    </FormStack>
  );
}
