// A queue in which networks take turns (round-robin), and urgent tasks precede all others.
/** The attributes of a client that determine its place in the queue. */
export interface QueuedClient {
  /** Networks take turns. */
  network: string;
  /** Form submissions and logins, which precede everything that only reads. */
  isUrgent?: boolean;
}

/** Tasks are distinct. */
export interface FairQueue<Task> {
  readonly length: number;
  /** @returns a function that removes the task, if it was not taken */
  add(client: QueuedClient, task: Task): () => void;
  /** Removes and returns the task whose turn it is. */
  takeNext(): Task | undefined;
  /**
   * Makes room for a client: removes and returns the latest task of the network that has the most, unless the client's
   * own would then have more. For an urgent task any other that is not.
   */
  dropFor(client: QueuedClient): Task | undefined;
}

export function createFairQueue<Task>(): FairQueue<Task> {
  /** Tasks by network, in the order of their turns. No network is without a task. */
  const urgent = new Map<string, Set<Task>>();
  const usual = new Map<string, Set<Task>>();
  let length = 0;

  return {
    get length() {
      return length;
    },
    add({ network, isUrgent }, task) {
      const lane = isUrgent ? urgent : usual;
      const tasks = lane.get(network) ?? new Set();
      lane.set(network, tasks.add(task));
      length += 1;
      return () => {
        if (!tasks.delete(task)) return;
        length -= 1;
        if (tasks.size === 0) lane.delete(network);
      };
    },
    takeNext() {
      const lane = urgent.size > 0 ? urgent : usual;
      for (const [network, tasks] of lane) {
        // A network that had its turn moves to the end.
        lane.delete(network);
        for (const next of tasks) {
          tasks.delete(next);
          length -= 1;
          if (tasks.size > 0) lane.set(network, tasks);
          return next;
        }
      }
      return undefined;
    },
    dropFor({ network, isUrgent }) {
      let most = isUrgent ? 0 : (usual.get(network)?.size ?? 0) + 1;
      let longest: string | undefined;
      for (const [name, { size }] of usual) if (size > most) [most, longest] = [size, name];
      const tasks = longest === undefined ? undefined : usual.get(longest);
      if (longest === undefined || !tasks) return undefined;
      const [last] = [...tasks].slice(-1);
      tasks.delete(last as Task);
      length -= 1;
      if (tasks.size === 0) usual.delete(longest);
      return last;
    },
  };
}
