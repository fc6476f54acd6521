import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { messageLinks } from '#contract/messages/links.ts';
import { notify } from '../../base/notice.ts';

/** An unknown message leads back to the list and says so; `told` when the server's answer said it already. */
export function MissingMessage({ told }: { told: boolean }) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!told) notify('bad', 'MESSAGE.NOT_FOUND');
    void navigate({ ...messageLinks.list(), replace: true });
  }, [navigate, told]);
  return null;
}
