// Settings of the embedded PostgreSQL: one website on a small machine, every commit safe on disk.

/** Passed on the command line at every start, which overrides the configuration file of the cluster. */
export const clusterSettings: Record<string, string> = {
  // Memory: the processes together stay under 64 MB at rest.
  shared_buffers: '16MB',
  work_mem: '4MB',
  maintenance_work_mem: '16MB',
  wal_buffers: '1MB',
  effective_cache_size: '256MB',
  huge_pages: 'off',
  jit: 'off',
  io_method: 'sync',
  max_connections: '40',
  max_parallel_workers: '0',
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  autovacuum_max_workers: '2',
  autovacuum_worker_slots: '2',
  autovacuum_naptime: '30s',

  // There are no replicas: the WAL holds only what crash recovery needs.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_replication_slots: '0',
  max_logical_replication_workers: '0',
  min_wal_size: '32MB',
  max_wal_size: '256MB',
  wal_compression: 'on',

  // Before recovery all files are synced: with one call on Linux (0.2 s) instead of one per file (3 s on a slow
  // disk).
  ...(process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),

  // Assumes a solid-state disk.
  random_page_cost: '1.1',

  timezone: 'UTC',
  log_timezone: 'UTC',

  // Statements and their values can hold personal data and are not logged; the program reports their errors.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  log_line_prefix: '%m [%p] ',
};

/** The settings as options of the `postgres` program. */
export function settingsOptions(values: Record<string, string>): string[] {
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
