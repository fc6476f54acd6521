import { Button } from '@mantine/core';
import { useText } from '../../base/texts.tsx';
import css from './Filing.module.css';
import type { Asked, Choice } from './owners.ts';

/** Why it is asked who of the unit's owners gets a paper. */
export function OwnersWhy({ asked: { why, period }, number }: { asked: Asked; number: string }) {
  const say = useText();
  return <span className={css.second}>{say(`FILING.OWNERS.${why}`, { number, period })}</span>;
}

/** A choice with its time in the period, in words. */
export const choiceText = ({ text, when }: Choice): string => (when === '' ? text : `${text} (${when})`);
export const asTitle = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

type Props = { asked: Asked; onPick: (key: string) => void; onOther: () => void };

/** Owners of the period, each with their time, the day, and another unit. Nothing of it is proposed. */
export function OwnerWays({ asked: { choices }, onPick, onOther }: Props) {
  const say = useText();
  return (
    <div className={css.ways}>
      {choices.map((choice) => (
        <Button key={choice.key} variant="default" className={css.way} onClick={() => onPick(choice.key)}>
          {asTitle(choiceText(choice))}
        </Button>
      ))}
      <Button variant="subtle" onClick={onOther}>
        {say('FILING.OWNERS.OTHER')}
      </Button>
    </div>
  );
}
