import { Outlet } from '@tanstack/react-router';

export const Shell = () => (
  <main id="main">
    <Outlet />
  </main>
);
