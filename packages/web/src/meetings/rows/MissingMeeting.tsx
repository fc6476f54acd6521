import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { meetingLinks } from '#contract/meetings/links.ts';
import { notify } from '../../base/notice.ts';

/** An unknown meeting leads back to the list and says so; `told` when the server's answer said it already. */
export function MissingMeeting({ told }: { told: boolean }) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!told) notify('bad', 'MEETING.NOT_FOUND');
    void navigate({ ...meetingLinks.list(), replace: true });
  }, [navigate, told]);
  return null;
}
