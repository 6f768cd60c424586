/** The frame of the editors' hub. */
import { Outlet } from 'react-router';
import styles from './HubLayout.module.css';

export default function HubLayout() {
  return (
    <main id="main-content" className={styles.hub}>
      <Outlet />
    </main>
  );
}
