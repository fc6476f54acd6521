import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { fromText } from '#contract/base/shares/fraction.ts';
import { importLinks } from '#contract/imports/links.ts';
import type { Accepted } from '#contract/imports/schema.ts';
import { unitLinks } from '#contract/units/links.ts';
import { useMay } from '../base/me.tsx';
import { useText } from '../base/texts.tsx';
import { Card } from '../kit/card/Card.tsx';
import { Facts } from '../kit/card/Facts.tsx';
import { Wizard } from '../kit/form/Wizard.tsx';
import { EmptyState } from '../kit/motifs/EmptyState.tsx';
import { usePercentText } from '../kit/share/fraction-text.ts';
import { ImportHead, useSteps } from './ImportHead.tsx';

/** What came of the import, with the ways on. */
export function DoneStep({ result }: { result: Accepted }) {
  const say = useText();
  const asPercent = usePercentText();
  // The house is known; now its people are to be reached.
  const invites = useMay('members', 'rw');
  // the step replaces the button that was pressed; reading and Tab go on from the top
  useEffect(() => {
    window.scrollTo({ top: 0 });
    document.getElementById('main')?.focus({ preventScroll: true });
  }, []);
  const counts = (c: Accepted['units']) =>
    [
      c.created > 0 && say('IMPORTS.DONE.CREATED', { count: c.created }),
      c.changed > 0 && say('IMPORTS.DONE.CHANGED', { count: c.changed }),
      c.ended > 0 && say('IMPORTS.DONE.ENDED', { count: c.ended }),
    ]
      .filter(Boolean)
      .join(', ') || say('IMPORTS.PREVIEW.NONE');
  return (
    <>
      <ImportHead />
      <Wizard label={say('IMPORTS.STEPS.LABEL')} steps={useSteps(undefined, true)} at={3}>
        <Card padded>
          <EmptyState
            kind="done"
            title={say('IMPORTS.DONE.TITLE')}
            text={say('IMPORTS.DONE.SUM', { sum: asPercent(fromText(result.sum)) })}
          >
            {invites && (
              <Button renderRoot={(props) => <Link {...props} {...importLinks.contacts()} />}>
                {say('IMPORTS.DONE.TO_CONTACTS')}
              </Button>
            )}
            <Button
              variant={invites ? 'default' : 'filled'}
              renderRoot={(props) => <Link {...props} {...unitLinks.list()} />}
            >
              {say('IMPORTS.DONE.TO_UNITS')}
            </Button>
            <Button variant="subtle" renderRoot={(props) => <Link {...props} {...importLinks.units()} />}>
              {say('IMPORTS.DONE.AGAIN')}
            </Button>
          </EmptyState>
          <Facts
            facts={[
              [say('IMPORTS.DONE.UNITS'), counts(result.units)],
              [say('IMPORTS.DONE.OWNERSHIPS'), counts(result.ownerships)],
              [say('IMPORTS.DONE.PERSONS'), counts(result.persons)],
            ]}
          />
        </Card>
      </Wizard>
    </>
  );
}
