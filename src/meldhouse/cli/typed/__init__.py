"""What people type: pieces, hands, bids, positions, slips, cases."""
