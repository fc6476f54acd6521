import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { useMe } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { Avatar } from '../../kit/motifs/Avatar.tsx';
import css from './UserMenu.module.css';

/** Who is signed in: what opens their menu. */
export function UserButton(props: ComponentProps<'button'>) {
  const say = useText();
  const { full_name } = useMe();
  return (
    <button {...props} type="button" className={css.user}>
      <Avatar name={full_name} size="s" />
      <span className="vh">{say('NAV.ACCOUNT', { name: full_name })}</span>
      <span className={css.name} aria-hidden="true">
        {full_name}
      </span>
      <IconChevronDown className={css.sign} size={16} stroke={1.75} aria-hidden="true" />
    </button>
  );
}
