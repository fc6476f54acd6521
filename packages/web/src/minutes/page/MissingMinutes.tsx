import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { meetingLinks } from '#contract/meetings/links.ts';
import { notify } from '../../base/notice.ts';

/** Minutes that are not for the asker lead back to the meeting, which says how it stands with them. */
export function MissingMinutes({ id, told }: { id: number; told: boolean }) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!told) notify('bad', 'MINUTES.NOT_FOUND');
    const isOne = Number.isInteger(id) && id > 0;
    void navigate({ ...(isOne ? meetingLinks.one(id) : meetingLinks.list()), replace: true });
  }, [navigate, told, id]);
  return null;
}
