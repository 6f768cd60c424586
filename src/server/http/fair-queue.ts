// A queue in which networks take turns (round-robin), and urgent tasks precede all others.

/** The attributes of a client that determine its place in the queue. */
export interface QueuedClient {
  /** Networks take turns. */
  network: string;
  /** Form submissions and logins, which precede everything that only reads. */
  isUrgent?: boolean;
}

export interface FairQueue<Task> {
  readonly length: number;
  add(client: QueuedClient, task: Task): void;
  /** Removes and returns the task whose turn it is. */
  takeNext(): Task | undefined;
  remove(client: QueuedClient, task: Task): void;
}

export function createFairQueue<Task>(): FairQueue<Task> {
  /** Tasks by network, in the order of their turns. No network is without a task. */
  const urgent = new Map<string, Task[]>();
  const usual = new Map<string, Task[]>();
  let length = 0;

  const laneOf = ({ isUrgent }: QueuedClient) => (isUrgent ? urgent : usual);

  return {
    get length() {
      return length;
    },
    add(client, task) {
      const lane = laneOf(client);
      lane.set(client.network, [...(lane.get(client.network) ?? []), task]);
      length += 1;
    },
    takeNext() {
      const lane = urgent.size > 0 ? urgent : usual;
      const [turn] = lane;
      if (!turn) return undefined;
      const [network, [next, ...others]] = turn;
      // A network that had its turn moves to the end.
      lane.delete(network);
      if (others.length > 0) lane.set(network, others);
      length -= 1;
      return next;
    },
    remove(client, task) {
      const lane = laneOf(client);
      const queued = lane.get(client.network) ?? [];
      const others = queued.filter((other) => other !== task);
      if (others.length > 0) lane.set(client.network, others);
      else lane.delete(client.network);
      length -= queued.length - others.length;
    },
  };
}
