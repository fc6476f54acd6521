import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { eventLinks } from '#contract/events/links.ts';
import { notify } from '../../base/notice.ts';

/** An unknown event leads back to the calendar and says so; `told` when the server's answer said it already. */
export function MissingEvent({ told }: { told: boolean }) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!told) notify('bad', 'EVENT.NOT_FOUND');
    void navigate({ ...eventLinks.list(), replace: true });
  }, [navigate, told]);
  return null;
}
