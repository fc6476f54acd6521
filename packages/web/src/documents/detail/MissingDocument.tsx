import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { documentLinks } from '#contract/documents/links.ts';
import { notify } from '../../base/notice.ts';

/** An unknown document leads back to the list and says so; `told` when the server's answer said it already. */
export function MissingDocument({ told }: { told: boolean }) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!told) notify('bad', 'FILE.NOT_FOUND');
    void navigate({ ...documentLinks.list(), replace: true });
  }, [navigate, told]);
  return null;
}
