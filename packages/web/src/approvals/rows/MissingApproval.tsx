import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { approvalLinks } from '#contract/approvals/links.ts';
import { notify } from '../../base/notice.ts';

/** An unknown request leads back to the list and says so; `told` when the server's answer said it already. */
export function MissingApproval({ told }: { told: boolean }) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!told) notify('bad', 'APPROVAL.NOT_FOUND');
    void navigate({ ...approvalLinks.list(), replace: true });
  }, [navigate, told]);
  return null;
}
