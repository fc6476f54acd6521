import { Button } from '@mantine/core';
import { useText } from '../../base/texts.tsx';
import { Note } from '../../kit/page/Note.tsx';
import css from './Cutting.module.css';
import type { Owners } from './useOwners.ts';

/** Owners of the period could not be read; without them nobody knows of whom to ask. */
export function OwnersFailed({ owners: { hasFailed, again } }: { owners: Owners }) {
  const say = useText();
  if (!hasFailed) return null;
  return (
    <Note tone="bad" live>
      <div className={css.offer}>
        <span>{say('FILING.OWNERS.FAILED')}</span>
        <Button variant="default" onClick={again}>
          {say('BASE.TRY_AGAIN')}
        </Button>
      </div>
    </Note>
  );
}
