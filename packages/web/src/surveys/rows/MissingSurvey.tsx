import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { surveyLinks } from '#contract/surveys/links.ts';
import { notify } from '../../base/notice.ts';

/** An unknown survey leads back to the list and says so; `told` when the server's answer said it already. */
export function MissingSurvey({ told }: { told: boolean }) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!told) notify('bad', 'SURVEY.NOT_FOUND');
    void navigate({ ...surveyLinks.list(), replace: true });
  }, [navigate, told]);
  return null;
}
