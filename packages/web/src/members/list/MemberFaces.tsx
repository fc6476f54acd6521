import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { memberLinks } from '#contract/members/links.ts';
import { useMay } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { EmptyState } from '../../kit/motifs/EmptyState.tsx';

/** A house nobody has written down yet. */
export function NoMembers() {
  const say = useText();
  const administers = useMay('members', 'rw');
  return (
    <Card>
      <EmptyState
        kind="empty"
        title={say('MEMBERS.EMPTY.TITLE')}
        text={say(administers ? 'MEMBERS.EMPTY.TEXT' : 'MEMBERS.EMPTY.TEXT_OTHERS')}
      >
        {administers && (
          <Button
            leftSection={<IconUserPlus size={20} stroke={1.75} aria-hidden="true" />}
            renderRoot={(props) => <Link {...props} {...memberLinks.add()} />}
          >
            {say('MEMBERS.NEW')}
          </Button>
        )}
      </EmptyState>
    </Card>
  );
}

/** A tab without people; that nobody waits is good news. */
export function EmptyTab({ tab }: { tab: string }) {
  const say = useText();
  if (tab === 'waiting')
    return (
      <EmptyState kind="done" title={say('MEMBERS.EMPTY.WAITING_TITLE')} text={say('MEMBERS.EMPTY.WAITING_TEXT')} />
    );
  if (tab === 'archived')
    return (
      <EmptyState kind="empty" title={say('MEMBERS.EMPTY.ARCHIVE_TITLE')} text={say('MEMBERS.EMPTY.ARCHIVE_TEXT')} />
    );
  return <EmptyState kind="empty" title={say('MEMBERS.EMPTY.TAB_TITLE')} text={say('MEMBERS.EMPTY.TAB_TEXT')} />;
}
