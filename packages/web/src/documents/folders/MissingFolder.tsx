import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { toFolder } from '../file/data.ts';

/** An unknown folder leads to what is outside of all; the refusal has said why. */
export function MissingFolder() {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate({ ...toFolder(null), replace: true });
  }, [navigate]);
  return null;
}
