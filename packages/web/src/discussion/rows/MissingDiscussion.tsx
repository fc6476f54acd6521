import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { discussionLinks } from '#contract/discussion/links.ts';
import { notify } from '../../base/notice.ts';

/** An unknown discussion leads back to the list and says so; `told` when the server's answer said it already. */
export function MissingDiscussion({ told }: { told: boolean }) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!told) notify('bad', 'DISCUSSION.NOT_FOUND');
    void navigate({ ...discussionLinks.list(), replace: true });
  }, [navigate, told]);
  return null;
}
