// The part of autocannon that the benchmarks use.
declare module 'autocannon' {
  export default function autocannon(options: {
    url: string;
    amount: number;
    connections: number;
    headers?: Record<string, string>;
  }): Promise<{ non2xx: number; errors: number }>;
}
