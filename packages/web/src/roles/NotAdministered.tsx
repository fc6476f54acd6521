import type { ReactNode } from 'react';
import { useMay } from '../base/me.tsx';
import { Refused } from '../base/Refused.tsx';

/** Roles are for those who administer the house; others are told and led away. */
export const NotAdministered = ({ children }: { children: ReactNode }) =>
  useMay('svj', 'rw') ? children : <Refused />;
