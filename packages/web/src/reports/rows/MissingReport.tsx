import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { reportLinks } from '#contract/reports/links.ts';
import { notify } from '../../base/notice.ts';

/** An unknown report leads back to the list and says so; `told` when the server's answer said it already. */
export function MissingReport({ told }: { told: boolean }) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!told) notify('bad', 'REPORT.NOT_FOUND');
    void navigate({ ...reportLinks.list(), replace: true });
  }, [navigate, told]);
  return null;
}
