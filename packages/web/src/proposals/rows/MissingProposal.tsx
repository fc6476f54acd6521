import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { proposalLinks } from '#contract/proposals/links.ts';
import { notify } from '../../base/notice.ts';

/** An unknown proposal leads back to the list and says so; `told` when the server's answer said it already. */
export function MissingProposal({ told }: { told: boolean }) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!told) notify('bad', 'PROPOSAL.NOT_FOUND');
    void navigate({ ...proposalLinks.list(), replace: true });
  }, [navigate, told]);
  return null;
}
