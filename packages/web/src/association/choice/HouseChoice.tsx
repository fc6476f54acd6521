import { Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import type { Choice } from '#contract/session/schema.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { type Chosen, useSession } from '../../base/session.ts';
import { useText } from '../../base/texts.tsx';
import { EmptyState } from '../../kit/motifs/EmptyState.tsx';
import css from './HouseChoice.module.css';
import { HouseList } from './HouseList.tsx';
import { foundText, useHouses } from './houses.ts';
import { VisitDialog } from './VisitDialog.tsx';

type Props = {
  everywhere: boolean;
  /** One column, in a dialog. */
  single?: boolean;
  last?: number;
  onChosen: (house: Chosen) => void;
};

/** Search and list of houses; a house the person does not belong to is entered by a visit. */
export function HouseChoice({ everywhere, single = false, last, onChosen }: Props) {
  const say = useText();
  const { chosen } = useSession();
  const { text, setText, reading, houses, total, more } = useHouses(everywhere);
  const [visited, setVisited] = useState<Choice | null>(null);
  const pick = (house: Choice) => (house.session_user_id > 0 ? onChosen(house) : setVisited(house));
  const label = say(everywhere ? 'PICKER.SEARCH_ADMIN' : 'PICKER.SEARCH');
  const none = <EmptyState kind="empty" title={say('PICKER.NONE')} text={say('PICKER.NONE_TEXT')} />;
  return (
    <div className={css.choice}>
      <TextInput
        type="search"
        size="lg"
        classNames={{ input: css.search }}
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={(e) => setText(e.currentTarget.value)}
        leftSection={<IconSearch size={20} stroke={1.75} aria-hidden="true" />}
      />
      <p className="vh" role="status">
        {text && reading.data ? foundText(say, total) : ''}
      </p>
      <Loaded of={reading} empty={(d) => d.svj_list.length === 0 && text === '' && none}>
        {() =>
          houses.length === 0 ? (
            <p className={css.nothing}>{say('PICKER.EMPTY')}</p>
          ) : (
            <HouseList houses={houses} here={chosen?.id} last={last} single={single} onPick={pick} />
          )
        }
      </Loaded>
      {more && (
        <Button variant="default" className={css.more} onClick={more}>
          {say('PICKER.MORE')}
        </Button>
      )}
      <VisitDialog house={visited} onClose={() => setVisited(null)} onBegun={onChosen} />
    </div>
  );
}
