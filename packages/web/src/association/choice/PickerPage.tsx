import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useMe } from '../../base/me.tsx';
import { type Chosen, useSession } from '../../base/session.ts';
import { useText } from '../../base/texts.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { HouseChoice } from './HouseChoice.tsx';
import { NewHouseDialog } from './NewHouseDialog.tsx';
import css from './PickerPage.module.css';

type Props = { count: number; last?: number; onChosen: (house: Chosen) => void };

/** After sign-in with several houses, and whenever the one of this tab is lost. */
export function PickerPage({ count, last, onChosen }: Props) {
  const say = useText();
  const { isProductAdmin } = useMe();
  const { said } = useSession();
  const [creating, setCreating] = useState(false);
  return (
    <main id="main" className={css.page}>
      <title>{`${say('PICKER.TITLE')} · ${say('BASE.APP')}`}</title>
      <div className={css.head}>
        <div className={css.words}>
          <h1 className={css.title}>{say('PICKER.TITLE')}</h1>
          {count > 0 && <p>{isProductAdmin ? say('PICKER.LEAD_ADMIN') : say('PICKER.LEAD', { count })}</p>}
        </div>
        {isProductAdmin && (
          <Button
            leftSection={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() => setCreating(true)}
          >
            {say('PICKER.CREATE')}
          </Button>
        )}
      </div>
      {said && (
        <Note tone="warn" live>
          {say(said)}
        </Note>
      )}
      <HouseChoice everywhere={isProductAdmin} last={last} onChosen={onChosen} />
      <NewHouseDialog opened={creating} onClose={() => setCreating(false)} />
    </main>
  );
}
