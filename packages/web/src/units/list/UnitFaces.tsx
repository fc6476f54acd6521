import { Button } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { importLinks } from '#contract/imports/links.ts';
import { useMay } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { EmptyState } from '../../kit/motifs/EmptyState.tsx';

/** A house without units. */
export function NoUnits() {
  const say = useText();
  const administers = useMay('rooms', 'rw');
  return (
    <Card>
      <EmptyState
        kind="empty"
        title={say('UNITS.EMPTY.TITLE')}
        text={say(administers ? 'UNITS.EMPTY.TEXT' : 'UNITS.EMPTY.TEXT_OTHERS')}
      >
        {administers && (
          <Button
            leftSection={<IconFileImport size={20} stroke={1.75} aria-hidden="true" />}
            renderRoot={(props) => <Link {...props} {...importLinks.units()} />}
          >
            {say('UNITS.IMPORT')}
          </Button>
        )}
      </EmptyState>
    </Card>
  );
}

/** A tab without units; nothing to correct is good news. */
export function EmptyTab({ tab }: { tab: string }) {
  const say = useText();
  if (tab === 'problems')
    return <EmptyState kind="done" title={say('UNITS.EMPTY.FIXED_TITLE')} text={say('UNITS.EMPTY.FIXED_TEXT')} />;
  return <EmptyState kind="empty" title={say('UNITS.EMPTY.TAB_TITLE')} text={say('UNITS.EMPTY.TAB_TEXT')} />;
}
