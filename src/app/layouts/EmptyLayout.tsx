/** Nothing around the screen: for the screens on the walls of the house. */
import { Outlet } from 'react-router';

export default function EmptyLayout() {
  return (
    <main id="main-content" style={{ minHeight: '100dvh' }}>
      <Outlet />
    </main>
  );
}
