/** Layout without header and footer, for the LED screens. */
import { Outlet } from 'react-router';

export default function EmptyLayout() {
  return (
    <main id="main-content" style={{ minHeight: '100dvh' }}>
      <Outlet />
    </main>
  );
}
