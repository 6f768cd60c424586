/** The frame of the editors' hub: a material of its own, and the login over it for whoever is not logged in. */
import { Outlet } from 'react-router';
import { EditorLayer } from '../shell/EditorLayer.tsx';
import styles from './HubLayout.module.css';

export default function HubLayout() {
  return (
    <>
      <main id="main-content" className={styles.hub}>
        <Outlet />
      </main>
      <EditorLayer asked="?edit&noToolbar" />
    </>
  );
}
