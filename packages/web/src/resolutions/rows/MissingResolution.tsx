import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { resolutionLinks } from '#contract/resolutions/links.ts';
import { notify } from '../../base/notice.ts';

/** An unknown resolution leads back to the register and says so; `told` when the server's answer said it already. */
export function MissingResolution({ told }: { told: boolean }) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!told) notify('bad', 'RESOLUTION.NOT_FOUND');
    void navigate({ ...resolutionLinks.list(), replace: true });
  }, [navigate, told]);
  return null;
}
