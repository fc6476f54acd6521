import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { messageLinks } from '#contract/messages/links.ts';
import { useMay } from '../base/me.tsx';
import { useText } from '../base/texts.tsx';
import { Card } from '../kit/card/Card.tsx';
import { EmptyState } from '../kit/motifs/EmptyState.tsx';
import { OfferedAbove } from '../kit/motifs/OfferedAbove.tsx';

/** The way to a new message. */
export function NewMessage() {
  const say = useText();
  return (
    <Button
      leftSection={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
      renderRoot={(props) => <Link {...props} {...messageLinks.add()} />}
    >
      {say('MESSAGE.NEW')}
    </Button>
  );
}

/** A board nobody has written on yet. */
export function NoMessages() {
  const say = useText();
  const writes = useMay('messages', 'rw');
  return (
    <Card>
      <EmptyState
        kind="empty"
        title={say('MESSAGE.EMPTY.TITLE')}
        text={say(writes ? 'MESSAGE.EMPTY.TEXT' : 'MESSAGE.EMPTY.TEXT_OTHERS')}
      >
        <OfferedAbove>{writes && <NewMessage />}</OfferedAbove>
      </EmptyState>
    </Card>
  );
}

/** A tab without messages. */
export function EmptyTab() {
  const say = useText();
  return <EmptyState kind="empty" title={say('MESSAGE.EMPTY.TAB_TITLE')} text={say('MESSAGE.EMPTY.TAB_TEXT')} />;
}
