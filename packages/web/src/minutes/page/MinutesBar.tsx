import { Button } from '@mantine/core';
import { IconArrowLeft, IconCheck, IconFileText, IconWorld } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { wallTime } from '#contract/base/time/dates.ts';
import { meetingLinks } from '#contract/meetings/links.ts';
import type { MinutesView } from '#contract/minutes/schema.ts';
import { useMay } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { StickyBar, StickyEnd, StickyText } from '../../kit/page/StickyBar.tsx';
import { usePaper } from '../rows/data.ts';
import { FinishDialog } from './FinishDialog.tsx';
import { PublishDialog } from './PublishDialog.tsx';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** The way out, when the draft was stored, the print, and the next step of the minutes. */
export function MinutesBar({ view }: { view: MinutesView }) {
  const say = useText();
  const administers = useMay('meetingOwners', 'rw');
  const paper = usePaper(view.meetingId);
  const [open, setOpen] = useState<'finish' | 'publish' | null>(null);
  const close = () => setOpen(null);
  const { status, savedAt, may, document, meetingId } = view;
  return (
    <StickyBar>
      <Button
        variant="subtle"
        leftSection={<IconArrowLeft {...icon} />}
        renderRoot={(props) => <Link {...props} {...meetingLinks.one(meetingId)} />}
      >
        {say('MINUTES.BACK')}
      </Button>
      <StickyText>
        {status === 'draft' && savedAt && say('MINUTES.SAVED', { time: wallTime(new Date(savedAt)).slice(11, 16) })}
      </StickyText>
      <StickyEnd>
        {administers && (
          <Button
            variant="default"
            loading={paper.busy}
            leftSection={<IconFileText {...icon} />}
            onClick={() => void paper.open()}
          >
            {say('MINUTES.PREVIEW')}
          </Button>
        )}
        {may.finish && (
          <Button leftSection={<IconCheck {...icon} />} onClick={() => setOpen('finish')}>
            {say('MINUTES.FINISH.BUTTON')}
          </Button>
        )}
        {may.publish && (
          <Button leftSection={<IconWorld {...icon} />} onClick={() => setOpen('publish')}>
            {say(document ? 'MINUTES.PUBLISH.AGAIN' : 'MINUTES.PUBLISH.BUTTON')}
          </Button>
        )}
      </StickyEnd>
      <FinishDialog view={view} opened={open === 'finish'} onClose={close} />
      <PublishDialog view={view} opened={open === 'publish'} onClose={close} />
    </StickyBar>
  );
}
