import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { contactLinks } from '#contract/contacts/links.ts';
import { notify } from '../../base/notice.ts';

/** An unknown contact leads back to the list and says so; `told` when the server's answer said it already. */
export function MissingContact({ told }: { told: boolean }) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!told) notify('bad', 'CONTACTS.NOT_FOUND');
    void navigate({ ...contactLinks.list(), replace: true });
  }, [navigate, told]);
  return null;
}
