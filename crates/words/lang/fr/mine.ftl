### My games: names, statistics, history, reports.
