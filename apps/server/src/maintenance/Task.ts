/** Something that the server does by itself from time to time. */
export interface Task {
  name: string;
  run(): Promise<void>;
}
