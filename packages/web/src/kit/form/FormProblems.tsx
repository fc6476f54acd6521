import { type RefObject, useEffect, useState } from 'react';
import { useText } from '../../base/texts.tsx';
import { Note } from '../page/Note.tsx';
import css from './FormFrame.module.css';

type Wrong = { name: string; focus: () => void };
type Props = { place: RefObject<HTMLElement | null>; failures: number; errors: object };

/** More wrong fields than this get a summary. */
const plenty = 3;

function nameOf(field: HTMLElement): string {
  const label = (field as HTMLInputElement).labels?.[0]?.textContent;
  return (label ?? field.getAttribute('aria-label') ?? '').replace(/\s*\*$/, '');
}

const wrongIn = (place: HTMLElement | null): Wrong[] =>
  [...(place?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])].map((field) => ({
    name: nameOf(field),
    focus: () => field.focus(),
  }));

/** After an attempt: focus on the first wrong field, and a list of them when there are many. */
export function FormProblems({ place, failures, errors }: Props) {
  const say = useText();
  const [wrong, setWrong] = useState<Wrong[]>([]);
  useEffect(() => {
    if (failures === 0) return;
    const timer = setTimeout(() => {
      const found = wrongIn(place.current);
      setWrong(found);
      found[0]?.focus();
    });
    return () => clearTimeout(timer);
  }, [failures, place]);
  if (wrong.length <= plenty || Object.keys(errors).length === 0) return null;
  return (
    <Note tone="bad" live>
      {say('FORM.SUMMARY', { count: wrong.length })}
      <ul className={css.list}>
        {wrong.map((w, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two fields may bear one name
          <li key={i}>
            <button type="button" className={css.jump} onClick={w.focus}>
              {w.name}
            </button>
          </li>
        ))}
      </ul>
    </Note>
  );
}
