import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { homeLinks } from '#contract/home/links.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { EmptyState } from '../kit/motifs/EmptyState.tsx';
import { notify } from './notice.ts';
import { useText } from './texts.tsx';

type Props = { why?: TextKey; told?: boolean };
/** A page without permission: says why (unless the answer was told already) and leads to the dashboard. */
export function Refused({ why = 'BASE.ERRORS.NO_PERMISSION', told = false }: Props) {
  const say = useText();
  const navigate = useNavigate();
  useEffect(() => {
    if (!told) notify('bad', why);
    void navigate({ ...homeLinks.dashboard(), replace: true });
  }, [navigate, why, told]);
  return <EmptyState kind="lock" title={say('FACES.REFUSED_TITLE')} text={say(why)} />;
}
