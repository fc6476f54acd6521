import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { importLinks } from '#contract/imports/links.ts';
import { useCounts, useMay, useMe } from '../base/me.tsx';
import { useText } from '../base/texts.tsx';
import { Card } from '../kit/card/Card.tsx';
import { EmptyState } from '../kit/motifs/EmptyState.tsx';

/** A house without units: the first thing to do, for whoever may do it. */
export function EmptyHouse() {
  const say = useText();
  const seesUnits = useMay('rooms', 'r');
  const administers = useMay('rooms', 'rw');
  // The first steps lead whoever has just come to the head of the house.
  const isLed = useMe().settings.isNew && administers;
  const counts = useCounts();
  if (!seesUnits || isLed || counts?.units !== 0) return null;
  return (
    <Card>
      <EmptyState
        kind="empty"
        title={say('HOME.EMPTY_TITLE')}
        text={say(administers ? 'HOME.EMPTY_TEXT' : 'HOME.EMPTY_OTHERS')}
      >
        {administers && (
          <Button renderRoot={(props) => <Link {...props} {...importLinks.units()} />}>
            {say('HOME.EMPTY_ACTION')}
          </Button>
        )}
      </EmptyState>
    </Card>
  );
}
