// One WebSocket that comes back after a loss. It numbers the requests, so that an answer finds the one who asked.
import type { Message, Request } from './protocol';

export type Status = 'connecting' | 'open' | 'lost';

export interface Listener {
  message(message: Message): void;
  status(status: Status): void;
}

/** What the session needs of a connection; tests put their own in its place. */
export interface Wire {
  /** Whether the request went out; what comes of it, the listener hears. */
  send(request: Request): boolean;
  /** The answer to this request, or null where the connection was lost before it came. */
  ask(request: Request): Promise<Message | null>;
}

const firstWait = 400;
const longestWait = 8000;

export class Connection implements Wire {
  private socket: WebSocket | null = null;
  private waiting = new Map<number, (answer: Message | null) => void>();
  private last = 0;
  private wait = firstWait;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
  ) {
    // A laptop that wakes up or a phone back in the network should not sit out the wait.
    addEventListener('online', () => this.retryNow());
    // Without a network a socket stays open for minutes without a word: nobody should go on thinking they are connected.
    addEventListener('offline', () => this.drop());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.retryNow();
    });
  }

  open(): void {
    clearTimeout(this.timer);
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = firstWait;
      this.listener.status('open');
    };
    socket.onmessage = (event: MessageEvent<string>) => this.receive(JSON.parse(event.data) as Message);
    socket.onclose = () => this.lose();
  }

  send(request: Request, n?: number): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify({ ...request, n }));
    return true;
  }

  ask(request: Request): Promise<Message | null> {
    const n = ++this.last;
    if (!this.send(request, n)) return Promise.resolve(null);
    return new Promise((resolve) => this.waiting.set(n, resolve));
  }

  private receive(message: Message): void {
    this.listener.message(message);
    if (message.n === undefined) return;
    this.waiting.get(message.n)?.(message);
    this.waiting.delete(message.n);
  }

  private lose(): void {
    this.socket = null;
    for (const resolve of this.waiting.values()) resolve(null);
    this.waiting.clear();
    this.listener.status('lost');
    this.timer = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(this.wait * 2, longestWait);
  }

  private retryNow(): void {
    if (this.socket === null) this.open();
  }

  private drop(): void {
    const socket = this.socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    socket.onclose = socket.onmessage = null;
    socket.close();
    this.lose();
  }
}

export function socketUrl(location: Location): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;
}
